// What a replay begins beside what all pages do.

import { isNewScreen, settings } from "./main.js";
import { Replay } from "./replay.js";

new Replay(document.body.dataset.replay ?? "", settings).start(isNewScreen);
