import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure } from '../../../ops/base/failure.ts';
import { say } from '../../../ops/terminal/progress.ts';
import { filesOnPath } from '../../processes/files-on-path.ts';
import type { JarName } from '../firebase-cache.ts';
import { findJava, type EmulatorBinaries } from '../java.ts';
import { prepareLaunchers } from './launchers.ts';

/** The Firestore emulator in the folder of the Google Cloud CLI. */
const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const USUAL_FOLDERS = [
  path.join(homedir(), 'google-cloud-sdk'),
  ...['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', '/usr/local/share'].map((folder) =>
    path.join(folder, 'google-cloud-sdk'),
  ),
  '/snap/google-cloud-cli/current',
];

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
  // <root>/bin/gcloud, after resolving links.
  const onPath = filesOnPath(['gcloud'], env).map((file) => path.join(realpathSync(file), '../..'));
  const jars = [...onPath, ...USUAL_FOLDERS].map((root) => path.join(root, COMPONENT));
  const jar = jars.find((file) => existsSync(file));
  if (jar === undefined) {
    throw new Failure(
      `The official ${missing.join(' and ')} emulator is not on this machine and cannot be downloaded: connect to the internet for the first start, or install the Google Cloud CLI with its component cloud-firestore-emulator.`,
    );
  }
  say(`Not to be fetched, so that others stand in: the official ${missing.join(' and ')} JAR.`);
  const java = findJava(env, true);
  const launchers = prepareLaunchers(java, jar);
  return {
    java,
    env: Object.fromEntries(missing.map((name) => [VARIABLES[name], launchers[name]])),
    description: `${missing.join(' and ')} of the Google Cloud CLI, Java ${java.major}`,
  };
}
