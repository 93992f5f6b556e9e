import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Returns the Firestore emulator's JAR of an installed Google Cloud CLI, or undefined. */
export function findGcloudJar(env: NodeJS.ProcessEnv): string | undefined {
  return sdkRoots(env)
    .map((root) => path.join(root, COMPONENT))
    .find((jar) => existsSync(jar));
}

function sdkRoots(env: NodeJS.ProcessEnv): string[] {
  const onPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    // <root>/bin/gcloud, after resolving links.
    .map((program) => path.dirname(path.dirname(realpathSync(program))));
  return [
    ...onPath,
    path.join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
  ];
}
