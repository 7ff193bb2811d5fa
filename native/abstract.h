/* Gives each compiled class below ABC a memory of its own for what `isinstance` and `issubclass` have found out.

   setup.py pastes this file into the C code of mypyc, after its last #include. mypyc makes classes without calling
   ABCMeta, so all of them would share the memory that ABC itself has: once somebody had asked whether a class is a State,
   the answer was also given when somebody asked whether it is a Bot. */

static PyObject *abstract_with_memory(PyObject *type) {
    if (type == NULL || !PyObject_HasAttrString(type, "_abc_impl")) {
        return type;
    }
    PyObject *module = PyImport_ImportModule("_abc");
    PyObject *done = module == NULL ? NULL : PyObject_CallMethod(module, "_abc_init", "O", type);
    Py_XDECREF(module);
    if (done == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    Py_DECREF(done);
    return type;
}

#define CPyType_FromTemplate(template, bases, module) \
    abstract_with_memory(CPyType_FromTemplate(template, bases, module))
