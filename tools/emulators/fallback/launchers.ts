import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../../ops/base/failure.ts';
import { LOCAL } from '../../../ops/base/paths.ts';
import { javaProgram, printed, type Java } from '../java.ts';

const SOURCES = path.join(import.meta.dirname, 'java');

/** JARs that firebase-tools runs as `java -jar PATH` instead of its own downloads. */
export interface Launchers {
  readonly firestore: string;
  readonly storage: string;
}

/**
 * Compiles our Storage rules runtime against the Firestore emulator's JAR and writes a launcher JAR for each of the
 * two. It is done once for each JAR, Java and state of the sources.
 * @throws Failure when this Java has no compiler, or compiling fails.
 */
export function prepareLaunchers(java: Java, emulatorJar: string): Launchers {
  const sources = readdirSync(SOURCES).map((name) => path.join(SOURCES, name));
  const folder = path.join(LOCAL, 'java', fingerprint(java, emulatorJar, sources));
  const launchers = {
    firestore: path.join(folder, 'firestore.jar'),
    storage: path.join(folder, 'storage-rules.jar'),
  };
  if (existsSync(folder)) return launchers;
  if (!java.hasCompiler) {
    throw new Failure(
      `The Java in ${java.home} cannot compile, which the Storage emulator needs here: install a JDK of the same version.`,
    );
  }
  const draft = `${folder}.${process.pid}`;
  const classes = path.join(draft, 'classes');
  mkdirSync(classes, { recursive: true });
  runJava(java, 'javac', ['-proc:none', '-d', classes, '-cp', emulatorJar, ...sources]);
  writeLauncher(java, path.join(draft, 'firestore.jar'), {
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    classPath: [pathToFileURL(emulatorJar).href],
  });
  writeLauncher(java, path.join(draft, 'storage-rules.jar'), {
    mainClass: 'StorageRulesRuntime',
    // Relative to the launcher; the slash marks a folder.
    classPath: ['classes/', pathToFileURL(emulatorJar).href],
  });
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
  const hash = createHash('sha256');
  hash.update([java.major, emulatorJar, size, mtimeMs].join('\n'));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

function writeLauncher(
  java: Java,
  file: string,
  manifest: { mainClass: string; classPath: readonly string[] },
): void {
  const text = [`Main-Class: ${manifest.mainClass}`, `Class-Path: ${manifest.classPath.join(' ')}`];
  const manifestFile = `${file}.manifest`;
  writeFileSync(manifestFile, `${text.map(foldManifestLine).join('\n')}\n`);
  runJava(java, 'jar', ['--create', '--file', file, '--manifest', manifestFile]);
}

/** Folds a manifest line: lines have at most 72 bytes, and a continuation begins with a space. */
export function foldManifestLine(line: string): string {
  const first = line.slice(0, 70);
  const rest = line.slice(70).match(/.{1,69}/g) ?? [];
  return [first, ...rest].join('\n ');
}

function runJava(java: Java, program: string, args: readonly string[]): void {
  const run = spawnSync(path.join(java.home, 'bin', javaProgram(program)), args, {
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    throw new Failure(
      `The Storage rules runtime could not be prepared: ${program} failed.`,
      printed(run),
    );
  }
}
