/* Quicker versions of what compiled code does most: take numbers from lists of small numbers and put them there.

   setup.py pastes this file into the C code of mypyc, after its last #include. The #defines at the end then make that
   code call the functions below instead of Python's and mypyc's. Each gives the same result and raises the same errors;
   whatever is not a list of small whole numbers, and every error, is passed on to the function that it replaces.

   Two things differ, and only memory shows them:
   - A list keeps its room when items are taken out. Python would shrink it and enlarge it again a moment later.
   - Numbers below QUICK_NUMBERS (actions, entries of the agenda) are made once and kept. Python keeps those up to 256.

   The fields of lists that are used here are the same in the versions of Python named below, and
   tests/package/test_quick.py compares the functions with Python's. On other versions, and on Python without a global
   lock, nothing is replaced. */

#if !defined(Py_GIL_DISABLED) && PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030E0000

#define QUICK_NUMBERS (1 << 17)
#define QUICK_ROOM 16
#define QUICK_SORTED 16
#define QUICK_DECK 256
#define QUICK_CARDS 256

/* Numbers */

static PyObject *quick_numbers[QUICK_NUMBERS];

static PyObject *quick_new_number(int64_t value) {
    PyObject *number = PyLong_FromLongLong(value);
    if ((uint64_t)value < QUICK_NUMBERS && number != NULL) {
        Py_INCREF(number);
        quick_numbers[value] = number;
    }
    return number;
}

static inline PyObject *quick_number(int64_t value) {
    if (likely((uint64_t)value < QUICK_NUMBERS)) {
        PyObject *number = quick_numbers[value];
        if (likely(number != NULL)) {
            Py_INCREF(number);
            return number;
        }
    }
    return quick_new_number(value);
}

static inline PyObject *quick_object(CPyTagged x) {
    return likely(CPyTagged_CheckShort(x)) ? quick_number(CPyTagged_ShortAsSsize_t(x)) : CPyTagged_LongAsObject(x);
}

/* Whether an object is an int that mypyc could tag, and its value. A tag takes one bit, so sums of two values fit. */
static inline bool quick_value(PyObject *object, Py_ssize_t *value) {
    int overflow = 1;
    if (likely(PyLong_CheckExact(object))) {
        *value = CPyLong_AsSsize_tAndOverflow(object, &overflow);
    }
    return !overflow;
}

/* What `goods[kind] -= 1` becomes when mypyc compiles it. */
#define QUICK_ARITHMETIC(name, usual, sign)                                \
    static PyObject *name(PyObject *left, PyObject *right) {               \
        Py_ssize_t a, b;                                                   \
        if (likely(quick_value(left, &a) && quick_value(right, &b))) {     \
            return quick_number(a sign b);                                 \
        }                                                                  \
        return usual(left, right);                                         \
    }

QUICK_ARITHMETIC(quick_sum, PyNumber_Add, +)
QUICK_ARITHMETIC(quick_difference, PyNumber_Subtract, -)
QUICK_ARITHMETIC(quick_raised, PyNumber_InPlaceAdd, +)
QUICK_ARITHMETIC(quick_lowered, PyNumber_InPlaceSubtract, -)

/* Lists as stacks */

/* The first items of an empty list get room for several. While Python sorts a list, `allocated` is -1. */
static int quick_append_to_full(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    if (self->ob_item != NULL || self->allocated != 0) {
        return PyList_Append(list, item);
    }
    self->ob_item = PyMem_New(PyObject *, QUICK_ROOM);
    if (unlikely(self->ob_item == NULL)) {
        PyErr_NoMemory();
        return -1;
    }
    self->allocated = QUICK_ROOM;
    Py_INCREF(item);
    self->ob_item[0] = item;
    Py_SET_SIZE(list, 1);
    return 0;
}

static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) {
        return quick_append_to_full(list, item);
    }
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE(list, size + 1);
    return 0;
}

static PyObject *quick_extend(PyObject *list, PyObject *more) {
    if (unlikely(!PyList_CheckExact(more) || more == list)) {
        return CPyList_Extend(list, more);
    }
    Py_ssize_t count = PyList_GET_SIZE(more), size = PyList_GET_SIZE(list);
    if (likely(size + count <= ((PyListObject *)list)->allocated)) {
        PyObject **from = ((PyListObject *)more)->ob_item, **to = ((PyListObject *)list)->ob_item + size;
        for (Py_ssize_t place = 0; place < count; place++) {
            Py_INCREF(from[place]);
            to[place] = from[place];
        }
        Py_SET_SIZE(list, size + count);
        Py_RETURN_NONE;
    }
    for (Py_ssize_t place = 0; place < count; place++) {
        if (unlikely(quick_append(list, PyList_GET_ITEM(more, place)) < 0)) {
            return NULL;
        }
    }
    Py_RETURN_NONE;
}

static inline PyObject *quick_pop(PyObject *list) {
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (unlikely(last < 0)) {
        return CPyList_PopLast(list);
    }
    Py_SET_SIZE(list, last);
    return PyList_GET_ITEM(list, last);
}

/* Numbers in lists */

static PyObject *quick_pop_at(PyObject *list, CPyTagged index) {
    Py_ssize_t last = PyList_GET_SIZE(list) - 1, at = (Py_ssize_t)index >> 1;
    if (unlikely(!CPyTagged_CheckShort(index) || at < 0 || at > last)) {
        return CPyList_Pop(list, index);
    }
    PyObject **items = ((PyListObject *)list)->ob_item, *found = items[at];
    Py_SET_SIZE(list, last);
    memmove(items + at, items + at + 1, (last - at) * sizeof(PyObject *));
    return found;
}

/* The place of a number in a list; -1 if it is not there, -2 if this cannot tell and Python has to be asked. */
static Py_ssize_t quick_find(PyObject *list, PyObject *object) {
    Py_ssize_t value, other;
    if (unlikely(!PyList_CheckExact(list) || !quick_value(object, &value))) {
        return -2;
    }
    Py_ssize_t count = PyList_GET_SIZE(list);
    for (Py_ssize_t place = 0; place < count; place++) {
        if (unlikely(!quick_value(PyList_GET_ITEM(list, place), &other))) {
            return -2;
        }
        if (other == value) {
            return place;
        }
    }
    return -1;
}

static int quick_contains(PyObject *list, PyObject *object) {
    Py_ssize_t place = quick_find(list, object);
    return unlikely(place == -2) ? PySequence_Contains(list, object) : place >= 0;
}

static int quick_remove(PyObject *list, PyObject *object) {
    Py_ssize_t place = quick_find(list, object);
    if (unlikely(place < 0)) {
        return CPyList_Remove(list, object);
    }
    Py_DECREF(quick_pop_at(list, place << 1));
    return 0;
}

/* Counting sort, for the many cards of a deck. */
static int quick_sort_deck(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list), value, most = 0, places[QUICK_CARDS + 1] = {0};
    PyObject **items = ((PyListObject *)list)->ob_item, *before[QUICK_DECK];
    unsigned char values[QUICK_DECK];
    if (unlikely(count > QUICK_DECK)) {
        return PyList_Sort(list);
    }
    for (Py_ssize_t place = 0; place < count; place++) {
        if (unlikely(!quick_value(items[place], &value) || value < 0 || value >= QUICK_CARDS)) {
            return PyList_Sort(list);
        }
        before[place] = items[place];
        values[place] = (unsigned char)value;
        places[value + 1]++;
        most = value > most ? value : most;
    }
    for (value = 1; value <= most; value++) {
        places[value] += places[value - 1];
    }
    for (Py_ssize_t place = 0; place < count; place++) {
        items[places[values[place]]++] = before[place];
    }
    return 0;
}

/* Insertion sort, which is fastest for the few cards of a hand. */
static int quick_sort(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list), values[QUICK_SORTED];
    if (count > QUICK_SORTED) {
        return quick_sort_deck(list);
    }
    for (Py_ssize_t place = 0; place < count; place++) {
        if (unlikely(!quick_value(PyList_GET_ITEM(list, place), &values[place]))) {
            return PyList_Sort(list);
        }
    }
    PyObject **items = ((PyListObject *)list)->ob_item;
    for (Py_ssize_t place = 1; place < count; place++) {
        Py_ssize_t value = values[place], at = place;
        PyObject *item = items[place];
        for (; at > 0 && values[at - 1] > value; at--) {
            values[at] = values[at - 1];
            items[at] = items[at - 1];
        }
        values[at] = value;
        items[at] = item;
    }
    return 0;
}

static PyObject *quick_sorted(PyObject *items) {
    PyObject *found = PySequence_List(items);
    if (unlikely(found == NULL || quick_sort(found) < 0)) {
        Py_CLEAR(found);
    }
    return found;
}

/* Questions and tasks are direct subclasses of the class they are checked for, so its children come first. */
static inline int quick_is_a(PyObject *object, PyTypeObject *type) {
    PyTypeObject *its = Py_TYPE(object);
    return its->tp_base == type || its == type || PyType_IsSubtype(its, type);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) quick_is_a((PyObject *)(object), type)
#define PyLong_FromLongLong quick_number
#define CPyTagged_StealAsObject quick_object
#define PyNumber_Add quick_sum
#define PyNumber_Subtract quick_difference
#define PyNumber_InPlaceAdd quick_raised
#define PyNumber_InPlaceSubtract quick_lowered
#define PyList_Append quick_append
#define CPyList_Extend quick_extend
#define CPyList_PopLast quick_pop
#define CPyList_Pop quick_pop_at
#define PySequence_Contains quick_contains
#define CPyList_Remove quick_remove
#define PyList_Sort quick_sort
#define CPySequence_Sort quick_sorted

#endif
