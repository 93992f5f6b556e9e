import { Failure } from '../../../ops/base/failure.ts';
import { say } from '../../../ops/terminal/progress.ts';
import type { JarName } from '../firebase-cache.ts';
import { findJava, type EmulatorBinaries } from '../java.ts';
import { findGcloudJar } from './gcloud.ts';
import { prepareLaunchers } from './launchers.ts';

/** Where firebase-tools looks for another JAR. */
const VARIABLES: Readonly<Record<JarName, string>> = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
};

/**
 * Stands in for official JARs that cannot be fetched: the Firestore emulator of the Google Cloud CLI, and its rules
 * engine behind a runtime of our own for the Storage emulator.
 * @throws Failure that says what to install when the Google Cloud CLI has none.
 */
export function standInsFor(missing: readonly JarName[], env: NodeJS.ProcessEnv): EmulatorBinaries {
  const jar = findGcloudJar(env);
  if (jar === undefined) {
    throw new Failure(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet for the first start, or install the Google Cloud CLI with its component cloud-firestore-emulator.',
    );
  }
  say(`Not to be fetched, so that others stand in: the official ${missing.join(' and ')} JAR.`);
  const java = findJava(env, true);
  const launchers = prepareLaunchers(java, jar);
  return {
    java,
    env: Object.fromEntries(missing.map((name) => [VARIABLES[name], launchers[name]])),
    description: `emulators of the Google Cloud CLI, Java ${java.major}`,
  };
}
