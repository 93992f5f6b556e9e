import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL, ROOT } from '../../ops/base/paths.ts';

export interface SuiteFolders {
  /** The working folder of the emulators, with their debug logs. */
  readonly work: string;
  /** The list of running processes. */
  readonly processes: string;
  /** The functions that this suite runs: a copy, so that a build doesn't disturb it. */
  readonly functions: string;
  /** The emulators' data between runs. */
  readonly data: string;
  /** The mailbox's emails between runs. */
  readonly mail: string;
  /**
   * The emulators' folder for temporary files. Each suite needs its own, because the Storage emulator empties its folder at
   * start. The path is short, because sockets in it have paths of at most 104 bytes.
   */
  readonly temporary: string;
  /** This suite's configuration, next to firebase.json because its paths are relative to that. */
  readonly config: string;
}

/** Returns the folders of the emulator suite at a port offset. */
export function suiteFolders(offset: number): SuiteFolders {
  const work = path.join(LOCAL, `suite-${offset}`);
  const suffix = offset === 0 ? '' : `-${offset}`;
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
  return {
    work,
    processes: path.join(work, 'processes.json'),
    functions: path.join(work, 'functions'),
    data: path.join(LOCAL, `data${suffix}`),
    mail: path.join(LOCAL, `mail${suffix}`),
    temporary: path.join(tmpdir(), `pal-${checkout}-${offset}`),
    config: path.join(ROOT, `firebase.local.${offset}.json`),
  };
}
