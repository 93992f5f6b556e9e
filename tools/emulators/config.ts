import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { ROOT } from '../../ops/base/paths.ts';
import { HOST, type PortName, type Ports } from '../../ops/base/ports.ts';
import type { SuiteFolders } from './folders.ts';
import { writeDenyingRules } from './project-rules.ts';

/** The parts of firebase.json that the tools change; the rest stays. */
export interface FirebaseConfig {
  hosting: {
    i18n: { root: string };
    rewrites: { source?: string; regex?: string; destination?: string }[];
    headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
  };
  /** `configDir`: the folder with the parameters. */
  functions: { source: string; configDir: string };
  firestore: { rules: string };
  storage: { rules: string };
  emulators?: unknown;
}

const CSP = 'Content-Security-Policy';
/** The emulators whose entry has only a port. */
const PLAIN = [
  'auth',
  'functions',
  'storage',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
] as const;
const ASKED_BY_BROWSERS: readonly PortName[] = ['auth', 'firestore', 'storage'];

/**
 * Writes the emulators' configuration: firebase.json with local ports and addresses.
 * @param quickProjects whether projects other than the suite's own deny everything, see project-rules.ts.
 * @param ui whether the Emulator UI runs too.
 */
export function writeLocalConfig(
  folders: SuiteFolders,
  ports: Ports,
  quickProjects: boolean,
  ui: boolean,
): void {
  // A file of the repository; its shape is as declared above.
  const production = JSON.parse(
    readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  for (const { rules } of [production.firestore, production.storage]) {
    // Without rules, the Firestore emulator allows everything.
    if (!existsSync(path.join(ROOT, rules))) throw new Failure(`${rules} is missing.`);
  }
  const local = localConfig(production, fromRoot(folders.functions), ports, ui);
  if (quickProjects) local.firestore.rules = fromRoot(writeDenyingRules(folders));
  writeFileSync(folders.config, `${JSON.stringify(local, null, 2)}\n`);
}

/** The configuration names its files relative to its own folder. */
function fromRoot(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}

/** Returns firebase.json for the emulators. Production settings stay unchanged. */
export function localConfig(
  production: FirebaseConfig,
  functionsSource: string,
  ports: Ports,
  ui = false,
): FirebaseConfig {
  const local = structuredClone(production);
  local.functions.source = functionsSource;
  // The suite's own parameters, never a deploy's.
  local.functions.configDir = functionsSource;
  for (const header of local.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === CSP) header.value = allowEmulators(header.value, ports);
  }
  const at = (name: PortName) => ({ host: HOST, port: ports[name] });
  local.emulators = {
    ...Object.fromEntries(PLAIN.map((name) => [name, at(name)])),
    firestore: { ...at('firestore'), websocketPort: ports.firestoreWebsocket },
    ui: { enabled: ui, ...at('ui') },
    // Tests use other projects, and each of their requests would log a warning in three logs.
    singleProjectMode: false,
  };
  return local;
}

function allowEmulators(policy: string, ports: Ports): string {
  const directive = /connect-src [^;]*/.exec(policy)?.[0];
  // A document without connections, such as a receipt, doesn't connect to an emulator either.
  if (directive === undefined) return policy;
  // Under both names of this machine, because a page uses the one that it was opened with.
  const origins = [HOST, 'localhost'].flatMap((host) =>
    ASKED_BY_BROWSERS.map((name) => `http://${host}:${ports[name]}`),
  );
  return policy.replace(directive, [directive, ...origins].join(' '));
}
