import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { FIREBASE_CLI, LOGS, ROOT } from '../../ops/base/paths.ts';
import { runTask } from '../processes/task.ts';
import { firestoreDownload, jarsAreCached } from './firebase-cache.ts';
import { findGcloudJar } from './gcloud.ts';
import { findJava, type Java } from './java.ts';
import { prepareLaunchers } from './launchers.ts';

/** How long to wait for the download server to answer, in ms. */
const REACHABLE_TIMEOUT = 4000;

export interface EmulatorBinaries {
  readonly java: Java;
  /** The variables that the emulators need beside the PATH. */
  readonly env: Readonly<Record<string, string>>;
  /** One line for the person: which emulators are used. */
  readonly description: string;
}

/**
 * Chooses Java and the emulators' JARs: the Firebase cache, else a download by firebase-tools, else the Google Cloud
 * CLI's Firestore emulator with launchers of our own.
 * @throws Failure that says what to install when there is none.
 */
export async function chooseBinaries(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<EmulatorBinaries> {
  const java = findJava(env);
  const withJava = `Java ${java.major}`;
  if (jarsAreCached(env)) {
    return { java, env: {}, description: `emulators from the Firebase cache, ${withJava}` };
  }
  if ((await isReachable(firestoreDownload())) && (await download(java, interrupted))) {
    return { java, env: {}, description: `emulators downloaded by firebase-tools, ${withJava}` };
  }
  const jar = findGcloudJar(env);
  if (jar === undefined) {
    throw new Failure(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet for the first start, or install the Google Cloud CLI with its component cloud-firestore-emulator.',
    );
  }
  const launchers = prepareLaunchers(java, jar);
  return {
    java,
    env: {
      FIRESTORE_EMULATOR_BINARY_PATH: launchers.firestore,
      STORAGE_EMULATOR_BINARY_PATH: launchers.storage,
    },
    description: `emulators of the Google Cloud CLI, ${withJava}`,
  };
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHABLE_TIMEOUT);
    return (await fetch(url, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

async function download(java: Java, interrupted: AbortSignal): Promise<boolean> {
  for (const emulator of ['firestore', 'storage']) {
    console.log(`Downloading the ${emulator} emulator; this happens once.`);
    const { exitCode } = await runTask(
      {
        command: process.execPath,
        args: [FIREBASE_CLI, `setup:emulators:${emulator}`],
        cwd: ROOT,
        env: withJavaFirst(process.env, java),
        logFile: path.join(LOGS, `download-${emulator}.log`),
      },
      interrupted,
    );
    if (exitCode !== 0) return false;
  }
  return true;
}

/** Returns an environment in which `java` is the chosen one. */
export function withJavaFirst(env: NodeJS.ProcessEnv, java: Java): NodeJS.ProcessEnv {
  const bin = path.join(java.home, 'bin');
  return { ...env, JAVA_HOME: java.home, PATH: `${bin}${path.delimiter}${env['PATH'] ?? ''}` };
}
