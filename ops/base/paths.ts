import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** Everything that the tools store on this machine; ignored by git. */
export const LOCAL = path.join(ROOT, '.local');

/** Where the tools write the output of their programs. */
export const LOGS = path.join(LOCAL, 'logs');

/** Where Node.js keeps compiled code, which saves a quarter of a program's loading time. */
export const COMPILE_CACHE = path.join(LOCAL, 'compile-cache');

/** The script of the Firebase CLI. */
export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The local project. An id that begins with `demo-` keeps the emulators away from production. */
export const PROJECT_ID = 'demo-pa-ledger';
