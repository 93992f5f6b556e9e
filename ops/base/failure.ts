import { ArchiveError } from '../../functions/src/archive/typed-values.ts';

/** An expected failure of a tool. The message is one sentence for the person at the terminal. */
export class Failure extends Error {
  override readonly name = 'Failure';
  /** Output that explains the failure, shown below the sentence; may be empty. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** What the system means by a file error's code. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by you',
  EEXIST: 'is there already',
  EISDIR: 'is a folder',
  ENOENT: 'is not there',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'lies in something that is no folder',
  EPERM: 'may not be changed by you',
  EROFS: 'lies where nothing can be written',
};

/** Returns an error as a failure for the person, also when the system refuses a file; null for other errors. */
export function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof ArchiveError) return new Failure(error.message);
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException; // where the system made it
  // Without a path it may mean a port or a process.
  if (path === undefined && code !== 'ENOSPC') return null;
  const problem = FILE_PROBLEMS[code ?? ''];
  return problem === undefined ? null : new Failure(`${path ?? 'A file'} ${problem}.`);
}

/** Returns the output that explains an error; '' if it has none. */
export function detailsOf(error: unknown): string {
  return error instanceof Failure ? error.details : '';
}

/** Returns what an error says. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
