import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { CHANGED, changedCode } from './changed-code.ts';

/*
 * Google's libraries load everything they may ever need before they do anything: for one query of Firestore also its
 * administration, every way to sign in to Google Cloud, and a second copy of the code of each message. A function that
 * starts for one visitor pays for all of it, so the build puts off what few calls reach and leaves out what none does.
 */

const require = createRequire(import.meta.url);
const ROOT = path.join(import.meta.dirname, '..');
/** @throws Error when a package has no such file or folder any more. */
const installed = (name: string): string => realpathSync(path.join(ROOT, 'node_modules', name));

/** Files that are evaluated when something of theirs is first used, not when they are imported. */
const LATE = [
  // Firestore's client, and how events say what a document was: a function is declared without them.
  'firebase-admin/lib/firestore/index.js',
  'firebase-functions/protos/compiledFirestore.js',
  // Who the function is on Google Cloud: asked with its first token, which the emulators do without.
  'google-auth-library/build/src/index.js',
  'google-auth-library/build/src/auth/googleauth.js',
  'google-auth-library/build/src/auth/awsclient.js',
  'google-auth-library/build/src/auth/baseexternalclient.js',
  'google-auth-library/build/src/auth/computeclient.js',
  'google-auth-library/build/src/auth/downscopedclient.js',
  'google-auth-library/build/src/auth/externalAccountAuthorizedUserClient.js',
  'google-auth-library/build/src/auth/externalclient.js',
  'google-auth-library/build/src/auth/gdchclient.js',
  'google-auth-library/build/src/auth/idtokenclient.js',
  'google-auth-library/build/src/auth/impersonated.js',
  'google-auth-library/build/src/auth/jwtclient.js',
  'google-auth-library/build/src/auth/refreshclient.js',
  'google-auth-library/build/src/crypto/crypto.js',
  'google-auth-library/node_modules/gaxios/build/cjs/src/index.js',
  'gcp-metadata/build/src/index.js',
  'google-logging-utils/build/src/index.js',
  // What only some calls of Firestore use, or only failed ones.
  '@google-cloud/firestore/build/src/bulk-writer.js',
  '@google-cloud/firestore/build/src/bundle.js',
  '@google-cloud/firestore/build/src/pipelines/index.js',
  '@google-cloud/firestore/build/src/pipelines/pipeline-util.js',
  '@google-cloud/firestore/build/src/recursive-delete.js',
  '@google-cloud/firestore/build/src/telemetry/enabled-trace-util.js',
  '@google-cloud/firestore/build/src/transaction.js',
  '@grpc/grpc-js/build/src/channelz.js',
  '@grpc/grpc-js/build/src/server.js',
  'google-gax/build/src/fallback.js',
  'google-gax/build/src/googleError.js',
  'google-gax/build/src/longRunningCalls/longrunning.js',
  'google-gax/build/src/resumableUpload.js',
  'protobufjs/ext/descriptor/index.js',
] as const;

const NOTHING = "Object.defineProperty(exports, '__esModule', { value: true });";

/** What stands in for a file of which little or nothing is ever used. */
const REPLACED: Readonly<Record<string, (file: string) => string>> = {
  // Clients of other services, and messages as code beside the same as data.
  '@google-cloud/firestore-api/build/src/v1/firestore_admin_client.js': () => NOTHING,
  'google-gax/build/protos/iam_service.js': () => NOTHING,
  'google-gax/build/protos/locations.js': () => NOTHING,
  'google-gax/build/protos/operations.js': () => NOTHING,
  // Each client of Firestore makes and closes one.
  'google-gax/build/src/locationService.js': () =>
    'exports.LocationsClient = class LocationsClient { async close() {} };',
  // It wants the code of all messages for this one name, which only pipelines use.
  '@google-cloud/firestore/build/protos/firestore_v1_proto_api.js': () =>
    'exports.google = { firestore: { v1: { Value: undefined } } };',
  '@google-cloud/firestore-api/build/protos/protos.js': () => NOTHING,
  '@google-cloud/firestore-api/build/protos/protos.json': (file) =>
    `module.exports = ${JSON.stringify(firestoreMessages(file))};`,
};

/** What `firebase-functions` imports for callable functions, of which there are none. */
const OF_CALLABLES = new Set(
  ['firebase-admin/lib/auth/index.js', 'firebase-admin/lib/app-check/index.js'].map(installed),
);
const FUNCTIONS = installed('firebase-functions') + path.sep;

const LATE_FILES = new Map(LATE.map((file) => [installed(file), stubOf]));
const REPLACED_FILES = new Map(
  Object.entries(REPLACED).map(([file, contents]) => [installed(file), contents]),
);
const CHANGED_FILES = new Map(
  Object.entries(CHANGED).map(([file, changes]) => [installed(file), changes]),
);

const FIREBASE = /^firebase-(?:admin|functions)(?:\/|$)/;

/** Marks a resolution that the plugin itself asked for. */
const ASKED = Symbol('asked by lateModules');

/**
 * Puts off and leaves out the files above. The build fails when one is not met: its package has changed.
 * @param partly for code that need not reach all of them.
 */
export function lateModules(partly = false): Plugin {
  return {
    name: 'late-modules',
    setup(build) {
      const met = new Set<string>();
      build.onResolve({ filter: /./ }, async (args: OnResolveArgs) => {
        // A stub may ask for the file that it stands for.
        if (args.pluginData === ASKED || args.namespace === 'late') return null;
        const { path: asked, ...from } = args;
        const { importer, namespace, resolveDir, kind } = from;
        if (kind === 'entry-point' || asked.startsWith('node:')) return null;
        const options = { importer, namespace, resolveDir, pluginData: ASKED };
        // Firebase's files for ES modules take every name at once out of those for CommonJS.
        const asCommonJs = FIREBASE.test(asked) ? 'require-call' : kind;
        const found = await build.resolve(asked, { ...options, kind: asCommonJs });
        if (found.errors.length > 0 || found.external) return null;
        if (importer.startsWith(FUNCTIONS) && OF_CALLABLES.has(found.path))
          return { path: path.relative(ROOT, found.path), namespace: 'nothing' };
        if (LATE_FILES.has(found.path) || REPLACED_FILES.has(found.path)) {
          met.add(found.path);
          // The code has the names of its modules, and is of no machine.
          return { path: path.relative(ROOT, found.path), namespace: 'late' };
        }
        return asCommonJs === kind ? null : { path: found.path };
      });
      build.onLoad({ filter: /./, namespace: 'late' }, ({ path: name }) => {
        const file = path.join(ROOT, name);
        const contentsOf = LATE_FILES.get(file) ?? REPLACED_FILES.get(file) ?? stubOf;
        return { contents: contentsOf(file), resolveDir: path.dirname(file) };
      });
      build.onLoad({ filter: /proto/ }, ({ path: file }) => {
        const changes = CHANGED_FILES.get(file);
        if (changes === undefined) return null;
        met.add(file);
        return { contents: changedCode(file, changes) };
      });
      build.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: NOTHING }));
      build.onEnd(({ errors }) => {
        const files = [LATE_FILES, REPLACED_FILES, CHANGED_FILES].flatMap((map) => [...map.keys()]);
        const missed = files.filter((file) => !met.has(file));
        if (partly || errors.length > 0 || missed.length === 0) return null;
        const names = missed.join(', ');
        return { errors: [{ text: `Nothing imports ${names}: see late-modules.ts.` }] };
      });
    },
  };
}

/** A module with the names of another, which is evaluated when one of them is first used. */
function stubOf(file: string): string {
  // What these files export are objects, as the compiler of TypeScript writes them.
  const names = Object.keys(require(file) as object);
  const getters = names.map((name) => {
    const key = JSON.stringify(name);
    return `Object.defineProperty(exports, ${key}, { enumerable: true, get: () => late()[${key}] });`;
  });
  return [
    'let made;',
    `const late = () => (made ??= require(${JSON.stringify(file)}));`,
    "Object.defineProperty(exports, '__esModule', { value: true });",
    ...getters,
  ].join('\n');
}

/** A definition of messages as `protobufjs` writes it: packages and messages by name, within each other. */
interface Definition {
  readonly nested?: Readonly<Record<string, Definition>>;
}

/**
 * Returns the messages that Firestore's own calls are made of: the file has its administration's too, and each message takes
 * its time before the first call.
 */
function firestoreMessages(file: string): Definition {
  // The generated file's form.
  const all = JSON.parse(readFileSync(file, 'utf8')) as Definition;
  const find = (name: string): Definition | undefined =>
    name.split('.').reduce<Definition | undefined>((within, part) => within?.nested?.[part], all);
  const needed = new Map<string, Definition>();
  const add = (name: string): void => {
    const found = find(name);
    if (found === undefined || needed.has(name)) return;
    needed.set(name, found);
    const text = JSON.stringify(found);
    for (const [, type = ''] of text.matchAll(/"\w*[tT]ype":"(google\.[\w.]+)"/g)) add(type);
  };
  add('google.firestore.v1');
  // Within one package the names are short.
  for (const name of ['Value', 'ListValue', 'NullValue']) add(`google.protobuf.${name}`);
  const root: Record<string, unknown> = {};
  for (const [name, definition] of needed) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    let within = root;
    for (const part of parts) {
      within['nested'] ??= {};
      // They were made right here.
      const inside = within['nested'] as Record<string, Record<string, unknown>>;
      within = inside[part] ??= {};
    }
    within['nested'] = { ...(within['nested'] as object | undefined), [last]: definition };
  }
  return root;
}
