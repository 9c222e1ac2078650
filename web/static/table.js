/** The big view beside the board: it only shows. */
import { stayOnOneScreen } from "./fit.js";
import { stayLive } from "./live.js";
import { stayAwake } from "./wake.js";

stayOnOneScreen();
stayLive();
stayAwake();
