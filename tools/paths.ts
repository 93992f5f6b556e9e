import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.dirname(import.meta.dirname);

/** Everything the tools keep on this machine; ignored by git. */
export const LOCAL = path.join(ROOT, '.local');

/** Where the tools write what their programs print. */
export const LOGS = path.join(LOCAL, 'logs');

/** Where programs keep what Node.js has compiled of them, which spares the next a quarter of its loading time. */
export const COMPILE_CACHE = path.join(LOCAL, 'compile-cache');

/** The script that is the Firebase CLI. */
export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The local project: for an id that begins with `demo-` the emulators never ask production. */
export const PROJECT_ID = 'demo-pa-ledger';
