import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../ops/base/failure.ts';
import { LOCAL } from '../../../ops/base/paths.ts';
import type { JarName } from '../firebase-cache.ts';
import { javaProgram, printed, type Java } from '../java.ts';

const SOURCES = path.join(import.meta.dirname, 'java');

/** What a launcher runs: a class of the emulator's JAR and a class of our own. */
const MAIN_CLASSES: Readonly<Record<JarName, string>> = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: 'StorageRulesRuntime',
};

/**
 * Compiles our Storage rules runtime against the Firestore emulator's JAR and writes a launcher for each of the two,
 * because firebase-tools runs them as `java -jar FILE`. It is done once for each JAR, Java and state of the sources.
 * @returns the launchers' files.
 * @throws Failure when this Java has no compiler, or compiling fails.
 */
export function prepareLaunchers(java: Java, emulatorJar: string): Record<JarName, string> {
  const sources = readdirSync(SOURCES).map((name) => path.join(SOURCES, name));
  const folder = path.join(LOCAL, 'java', fingerprint(java, emulatorJar, sources));
  const launchers = {
    firestore: path.join(folder, 'firestore.jar'),
    storage: path.join(folder, 'storage.jar'),
  };
  if (existsSync(folder)) return launchers;
  if (!java.hasCompiler) {
    throw new Failure(
      `The Java in ${java.home} cannot compile, which the Storage emulator needs here: install a JDK of the same version.`,
    );
  }
  const draft = `${folder}.${process.pid}`;
  const at = (name: string): string => path.join(draft, name);
  mkdirSync(at('classes'), { recursive: true });
  // Beside the launchers, whose manifest names it: a line there has at most 72 bytes.
  copyFileSync(emulatorJar, at('emulator.jar'));
  writeFileSync(at('manifest'), 'Class-Path: classes/ emulator.jar\n');
  runJava(java, 'javac', ['-proc:none', '-d', at('classes'), '-cp', emulatorJar, ...sources]);
  for (const [name, mainClass] of Object.entries(MAIN_CLASSES)) {
    runJava(java, 'jar', ['cmfe', at('manifest'), at(`${name}.jar`), mainClass]);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another start was faster; its folder is the same.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return launchers;
}

function fingerprint(java: Java, emulatorJar: string, sources: readonly string[]): string {
  const { size, mtimeMs } = statSync(emulatorJar);
  const hash = createHash('sha256').update([java.major, emulatorJar, size, mtimeMs].join('\n'));
  for (const file of [import.meta.filename, ...sources]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function runJava(java: Java, program: string, args: readonly string[]): void {
  const command = path.join(java.home, 'bin', javaProgram(program));
  const run = spawnSync(command, args, { encoding: 'utf8' });
  if (run.status === 0) return;
  const sentence = `The Storage rules runtime could not be prepared: ${program} failed.`;
  throw new Failure(sentence, printed(run));
}
