import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { filesOnPath } from '../processes/files-on-path.ts';
import { Failure } from '../../ops/base/failure.ts';

/** The oldest Java that firebase-tools 15 starts. */
const OLDEST_JAVA = 21;

export interface Java {
  /** The folder with bin/java in it. */
  readonly home: string;
  readonly major: number;
  /** Whether it can compile: a JDK and not only a runtime. */
  readonly hasCompiler: boolean;
}

/** The Java and the JARs that the emulators run with. */
export interface EmulatorBinaries {
  readonly java: Java;
  /** The variables that the emulators need beside the PATH. */
  readonly env: Readonly<Record<string, string>>;
  /** One line for the person: which emulators are used. */
  readonly description: string;
}

/**
 * Returns the first Java of 21 or newer in JAVA_HOME, the PATH and the usual places.
 * @param compiler whether one that can compile comes before all others.
 * @throws Failure when there is none.
 */
export function findJava(env: NodeJS.ProcessEnv, compiler = false): Java {
  const found = [...new Set(candidateHomes(env))].map(inspect).filter((java) => java !== undefined);
  const fitting = found.filter((java) => java.major >= OLDEST_JAVA);
  const java = fitting.find(({ hasCompiler }) => hasCompiler || !compiler) ?? fitting[0];
  if (java === undefined) {
    const newest = Math.max(0, ...found.map((candidate) => candidate.major));
    const seen = newest > 0 ? ` (the newest found is ${newest})` : '';
    throw new Failure(
      `The Firebase emulators need Java ${OLDEST_JAVA} or newer${seen}: install a JDK, for example Temurin 25 from adoptium.net, or set JAVA_HOME.`,
    );
  }
  return java;
}

function* candidateHomes(env: NodeJS.ProcessEnv): Generator<string> {
  if (env['JAVA_HOME']) yield env['JAVA_HOME'];
  for (const program of filesOnPath([javaProgram('java')], env)) {
    yield path.dirname(path.dirname(realpathSync(program)));
  }
  const usualPlaces = [
    ['/usr/lib/jvm', ''],
    ['/usr/java', ''],
    ['/opt/java', ''],
    ['/opt', ''],
    ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
    ['/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'],
    [path.join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home'],
    [path.join(homedir(), '.sdkman/candidates/java'), ''],
    [path.join(homedir(), '.jdks'), ''],
    ['C:\\Program Files\\Eclipse Adoptium', ''],
    ['C:\\Program Files\\Java', ''],
  ] as const;
  for (const [folder, inside] of usualPlaces) {
    // Newest first, by name.
    const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
    for (const name of names) yield path.join(folder, name, inside);
  }
}

function inspect(home: string): Java | undefined {
  const program = path.join(home, 'bin', javaProgram('java'));
  if (!existsSync(program)) return undefined;
  const run = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const major = readJavaMajor(printed(run));
  if (major === undefined) return undefined;
  const hasCompiler = existsSync(path.join(home, 'bin', javaProgram('javac')));
  return { home, major, hasCompiler };
}

/** Returns everything that a program printed; nothing when it could not be started. */
export function printed(run: SpawnSyncReturns<string>): string {
  const output = [run.stdout, run.stderr].filter((text) => typeof text === 'string');
  return output.join('') + (run.error?.message ?? '');
}

/** Returns the major version in the output of `java -version`: 25 for "25.0.1", 8 for "1.8.0_402". */
export function readJavaMajor(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** Returns the file name of one of Java's programs on this system. */
export function javaProgram(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
