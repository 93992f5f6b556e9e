import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { filesOnPath } from '../processes/files-on-path.ts';
import { Failure } from '../../ops/base/failure.ts';

/** The oldest Java that firebase-tools 15 starts. */
const OLDEST_JAVA = 21;

const USUAL_PLACES = [
  '/usr/lib/jvm/*',
  '/usr/java/*',
  '/opt/java/*',
  '/opt/*',
  '{,~}/Library/Java/JavaVirtualMachines/*/Contents/Home',
  '/opt/homebrew/opt/*/libexec/openjdk.jdk/Contents/Home',
  '~/.sdkman/candidates/java/*',
  '~/.jdks/*',
  'C:/Program Files/{Eclipse Adoptium,Java}/*',
].map((place) => place.replace('~', homedir().replaceAll('\\', '/')));

export interface Java {
  /** The folder that contains bin/java. */
  readonly home: string;
  readonly major: number;
  /** Whether it can compile: a JDK, not only a runtime. */
  readonly hasCompiler: boolean;
}

/** The Java and the JARs that the emulators run with. */
export interface EmulatorBinaries {
  readonly java: Java;
  /** The variables that the emulators need besides the PATH. */
  readonly env: Readonly<Record<string, string>>;
  /** One line for the person: which emulators run. */
  readonly description: string;
}

export const JARS = ['firestore', 'storage'] as const;

/** The JAR that an emulator runs; for storage, the one that runs its rules. */
export type JarName = (typeof JARS)[number];

/**
 * Returns the first Java 21 or newer in JAVA_HOME, the PATH, and the usual places.
 * @param compiler whether to prefer one that can compile.
 * @throws Failure if there is none.
 */
export function findJava(env: NodeJS.ProcessEnv, compiler = false): Java {
  const java = javaProgram('java');
  const programs = [
    ...(env['JAVA_HOME'] ? [path.join(env['JAVA_HOME'], 'bin', java)] : []),
    ...filesOnPath([java], env),
    // Newest first, by name.
    ...USUAL_PLACES.flatMap((place) => globSync(`${place}/bin/${java}`).sort().reverse()),
  ].filter((program) => existsSync(program));
  const found = [...new Set(programs.map((program) => realpathSync(program)))].flatMap(inspect);
  const fitting = found.filter(({ major }) => major >= OLDEST_JAVA);
  const chosen = fitting.find(({ hasCompiler }) => hasCompiler || !compiler) ?? fitting[0];
  if (chosen !== undefined) return chosen;
  const newest = Math.max(0, ...found.map(({ major }) => major));
  const seen = newest > 0 ? ` (the newest found is ${newest})` : '';
  throw new Failure(
    `The Firebase emulators need Java ${OLDEST_JAVA} or newer${seen}: install a JDK, for example Temurin 25 from adoptium.net, or set JAVA_HOME.`,
  );
}

function inspect(program: string): Java[] {
  const major = readJavaMajor(
    printed(spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 })),
  );
  const home = path.join(program, '../..');
  const hasCompiler = existsSync(path.join(home, 'bin', javaProgram('javac')));
  return major === undefined ? [] : [{ home, major, hasCompiler }];
}

/** Returns everything that a program printed, or '' if it couldn't start. */
export function printed({ stdout, stderr, error }: SpawnSyncReturns<string>): string {
  return [stdout, stderr, error?.message].join('');
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
