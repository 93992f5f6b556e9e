import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { FIREBASE_CLI, LOGS, ROOT } from '../../ops/base/paths.ts';
import { runTask } from '../processes/task.ts';
import { findJava, JARS, type EmulatorBinaries, type JarName, type Java } from './java.ts';

/** How long to wait for the download server to answer, in ms. */
const REACHABLE_TIMEOUT = 4000;

/** The parts of firebase-tools' list of downloads that we read. */
interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}
type Downloads = Readonly<Record<JarName, Download>> & { readonly ui: { readonly main: Download } };

const LIST = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';
// The file belongs to the pinned version of firebase-tools, so its shape is known.
const DOWNLOADS = JSON.parse(readFileSync(path.join(ROOT, LIST), 'utf8')) as Downloads;

/**
 * Chooses Java and the emulators' official JARs, from the Firebase cache or downloaded by firebase-tools. Uses stand-ins only
 * if those aren't available.
 * @throws Failure that says what to install when there are none.
 */
export async function chooseBinaries(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<EmulatorBinaries> {
  const java = findJava(env);
  const official = (from: string): EmulatorBinaries => {
    return { java, env: {}, description: `emulators ${from}, Java ${java.major}` };
  };
  const missing = JARS.filter((name) => !isCached(DOWNLOADS[name], env));
  if (missing.length === 0) return official('from the Firebase cache');
  if ((await isReachable()) && (await download(missing, java, interrupted))) {
    return official('downloaded by firebase-tools');
  }
  const { standInsFor } = await import('./fallback/stand-ins.ts');
  return standInsFor(missing, env);
}

/**
 * Returns whether the Emulator UI can run, and downloads it if it's missing. Nothing needs it, so its absence isn't a
 * failure.
 */
export async function hasEmulatorUi(
  env: NodeJS.ProcessEnv,
  java: Java,
  interrupted: AbortSignal,
): Promise<boolean> {
  if (isCached(DOWNLOADS.ui.main, env)) return true;
  return (await isReachable()) && (await download(['ui'], java, interrupted));
}

function isCached({ downloadPathRelativeToCacheDir }: Download, env: NodeJS.ProcessEnv): boolean {
  const usual = path.join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(
    path.join(env['FIREBASE_EMULATORS_PATH'] ?? usual, downloadPathRelativeToCacheDir),
  );
}

async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACHABLE_TIMEOUT);
  const head = fetch(DOWNLOADS.firestore.remoteUrl, { method: 'HEAD', signal });
  return head.then(
    ({ ok }) => ok,
    () => false,
  );
}

async function download(
  missing: readonly (JarName | 'ui')[],
  java: Java,
  interrupted: AbortSignal,
): Promise<boolean> {
  const env = withJavaFirst(process.env, java);
  for (const emulator of missing) {
    console.log(`Downloading the emulators' ${emulator}; this happens once.`);
    const args = [FIREBASE_CLI, `setup:emulators:${emulator}`];
    const logFile = path.join(LOGS, `download-${emulator}.log`);
    const task = { command: process.execPath, args, cwd: ROOT, env, logFile };
    const { exitCode } = await runTask(task, interrupted);
    if (exitCode !== 0) return false;
  }
  return true;
}

/** Returns an environment in which `java` is the chosen one. */
export function withJavaFirst(env: NodeJS.ProcessEnv, java: Java): NodeJS.ProcessEnv {
  const bin = path.join(java.home, 'bin');
  return { ...env, JAVA_HOME: java.home, PATH: `${bin}${path.delimiter}${env['PATH'] ?? ''}` };
}
