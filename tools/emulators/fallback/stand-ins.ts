import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure } from '../../../ops/base/failure.ts';
import { LOCAL } from '../../../ops/base/paths.ts';
import { say } from '../../../ops/terminal/progress.ts';
import { filesOnPath } from '../../processes/files-on-path.ts';
import {
  findJava,
  javaProgram,
  printed,
  type EmulatorBinaries,
  type JarName,
  type Java,
} from '../java.ts';

/** The Firestore emulator's JAR in the Google Cloud CLI's folder, and where that folder usually is. */
const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const USUAL_FOLDERS = ['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', '/usr/local/share'];

const FOLDER = path.join(import.meta.dirname, 'java');
const SOURCES = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));

/** Where firebase-tools looks for another JAR, and which class ours runs: the emulator's or our own. */
const LAUNCHERS: Readonly<Record<JarName, { readonly variable: string; readonly main: string }>> = {
  firestore: {
    variable: 'FIRESTORE_EMULATOR_BINARY_PATH',
    main: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  },
  storage: { variable: 'STORAGE_EMULATOR_BINARY_PATH', main: 'StorageRulesRuntime' },
};

/**
 * Replaces official JARs that we can't download: uses the Firestore emulator of the Google Cloud CLI, and for the Storage
 * emulator its rules engine behind our own runtime.
 * @throws Failure that says what to install if the Google Cloud CLI or its Java lacks something.
 */
export function standInsFor(missing: readonly JarName[], env: NodeJS.ProcessEnv): EmulatorBinaries {
  const roots = [
    // <root>/bin/gcloud, after resolving links.
    ...filesOnPath(['gcloud'], env).map((file) => path.join(realpathSync(file), '../..')),
    ...[homedir(), ...USUAL_FOLDERS].map((folder) => path.join(folder, 'google-cloud-sdk')),
    '/snap/google-cloud-cli/current',
  ];
  const jar = roots.map((root) => path.join(root, COMPONENT)).find((file) => existsSync(file));
  if (jar === undefined) {
    throw new Failure(
      `The official ${missing.join(' and ')} emulator is not on this machine and cannot be downloaded: connect to the internet for the first start, or install the Google Cloud CLI with its component cloud-firestore-emulator.`,
    );
  }
  say(`Not to be fetched, so that others stand in: the official ${missing.join(' and ')} JAR.`);
  const java = findJava(env, true);
  const folder = launchersFolder(java, jar);
  return {
    java,
    env: Object.fromEntries(
      missing.map((name) => [LAUNCHERS[name].variable, path.join(folder, `${name}.jar`)]),
    ),
    description: `${missing.join(' and ')} of the Google Cloud CLI, Java ${java.major}`,
  };
}

/**
 * Compiles our Storage rules runtime against the Firestore emulator's JAR and writes a launcher for each of the two, because
 * firebase-tools runs them as `java -jar FILE`. It does so once for each JAR, Java, and state of the sources.
 * @returns the launchers' folder.
 */
function launchersFolder(java: Java, emulatorJar: string): string {
  const { size, mtimeMs } = statSync(emulatorJar);
  const hash = createHash('sha256').update([java.major, emulatorJar, size, mtimeMs].join('\n'));
  for (const file of [import.meta.filename, ...SOURCES]) hash.update(readFileSync(file));
  const folder = path.join(LOCAL, 'java', hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  if (!java.hasCompiler) {
    throw new Failure(
      `The Java in ${java.home} cannot compile, which the Storage emulator needs here: install a JDK of the same version.`,
    );
  }
  const draft = `${folder}.${process.pid}`;
  const at = (name: string): string => path.join(draft, name);
  mkdirSync(at('classes'), { recursive: true });
  // Next to the launchers, whose manifest names it: a line there has at most 72 bytes.
  copyFileSync(emulatorJar, at('emulator.jar'));
  writeFileSync(at('manifest'), 'Class-Path: classes/ emulator.jar\n');
  runJava(java, 'javac', ['-proc:none', '-d', at('classes'), '-cp', emulatorJar, ...SOURCES]);
  for (const [name, { main }] of Object.entries(LAUNCHERS)) {
    runJava(java, 'jar', ['cmfe', at('manifest'), at(`${name}.jar`), main]);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another start was faster; its folder is the same.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function runJava(java: Java, program: string, args: readonly string[]): void {
  const command = path.join(java.home, 'bin', javaProgram(program));
  const run = spawnSync(command, args, { encoding: 'utf8' });
  if (run.status === 0) return;
  const sentence = `The Storage rules runtime could not be prepared: ${program} failed.`;
  throw new Failure(sentence, printed(run));
}
