import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../ops/base/paths.ts';

const DOWNLOADS = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';

interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}

const JARS = ['firestore', 'storage'] as const;

/** A JAR that an emulator runs: for storage that of its rules. */
export type JarName = (typeof JARS)[number];

/** The parts of firebase-tools' list of downloads that are read here. */
interface Downloads extends Readonly<Record<JarName, Download>> {
  readonly ui: { readonly main: { readonly binaryPathRelativeToCacheDir: string } };
}

function readDownloads(): Downloads {
  // The file belongs to the pinned version of firebase-tools, so its shape is known.
  return JSON.parse(readFileSync(path.join(ROOT, DOWNLOADS), 'utf8')) as Downloads;
}

function isCached(file: string, env: NodeJS.ProcessEnv): boolean {
  const usual = path.join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(path.join(env['FIREBASE_EMULATORS_PATH'] ?? usual, file));
}

/** Returns which JARs of this firebase-tools version are not in the Firebase cache. */
export function missingJars(env: NodeJS.ProcessEnv): JarName[] {
  const downloads = readDownloads();
  return JARS.filter((name) => !isCached(downloads[name].downloadPathRelativeToCacheDir, env));
}

/** Returns whether the Emulator UI is in the Firebase cache. */
export function uiIsCached(env: NodeJS.ProcessEnv): boolean {
  return isCached(readDownloads().ui.main.binaryPathRelativeToCacheDir, env);
}

/** Returns where firebase-tools downloads the Firestore emulator from. */
export function firestoreDownload(): string {
  return readDownloads().firestore.remoteUrl;
}
