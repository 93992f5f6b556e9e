import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../ops/base/paths.ts';

const DOWNLOADS = path.join(
  ROOT,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}

/** The parts of firebase-tools' list of downloads that are read here. */
interface Downloads {
  readonly firestore: Download;
  readonly storage: Download;
  readonly ui: { readonly main: Download & { readonly binaryPathRelativeToCacheDir: string } };
}

function readDownloads(): Downloads {
  // The file belongs to the pinned version of firebase-tools, so its shape is known.
  return JSON.parse(readFileSync(DOWNLOADS, 'utf8')) as Downloads;
}

function cacheFolder(env: NodeJS.ProcessEnv): string {
  return env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
}

const JARS = ['firestore', 'storage'] as const;

/** A JAR that an emulator runs: for storage that of its rules. */
export type JarName = (typeof JARS)[number];

/** Returns which JARs of this firebase-tools version are not in the Firebase cache. */
export function missingJars(env: NodeJS.ProcessEnv): JarName[] {
  const downloads = readDownloads();
  return JARS.filter(
    (name) =>
      !existsSync(path.join(cacheFolder(env), downloads[name].downloadPathRelativeToCacheDir)),
  );
}

/** Returns whether the Emulator UI is in the Firebase cache. */
export function uiIsCached(env: NodeJS.ProcessEnv): boolean {
  return existsSync(
    path.join(cacheFolder(env), readDownloads().ui.main.binaryPathRelativeToCacheDir),
  );
}

/** Returns where firebase-tools downloads the Firestore emulator from. */
export function firestoreDownload(): string {
  return readDownloads().firestore.remoteUrl;
}
