import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** Everything that the tools store on this machine; ignored by git. */
export const LOCAL = path.join(ROOT, '.local');

/** Where the tools write the output of their programs. */
export const LOGS = path.join(LOCAL, 'logs');

/** Where programs store what Node.js has compiled of them, which saves a quarter of their loading time. */
export const COMPILE_CACHE = path.join(LOCAL, 'compile-cache');

/** The script of the Firebase CLI. */
export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The local project: with an id that begins with `demo-` the emulators never ask production. */
export const PROJECT_ID = 'demo-pa-ledger';
