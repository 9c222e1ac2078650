/** The big view beside the board: it only shows. */
import { stayLive } from "./live.js";
import { stayAwake } from "./wake.js";

stayLive();
stayAwake();
