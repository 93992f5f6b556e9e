import type { GoogleClient } from './google-client.ts';

/** The project to check, and how. */
export interface Target {
  readonly project: string;
  /** The bucket of the receipts. */
  readonly bucket: string;
  /** The address where Hosting serves the app, without a slash at the end. */
  readonly app: string;
  /** The folder of firebase.json, the rules, and the indexes. */
  readonly root: string;
  /** Who gets a test email; null for no test. */
  readonly mailTo: string | null;
  readonly google: GoogleClient;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly interrupted: AbortSignal;
}

/** The database of a project, as Google's addresses name it. */
export function databaseOf({ project }: Pick<Target, 'project'>): string {
  return `projects/${project}/databases/(default)`;
}

/** What one check found. */
export interface Finding {
  /** `note`: nothing is wrong, but a person should know it. */
  readonly state: 'right' | 'wrong' | 'note';
  /** The finding, as a sentence. It never quotes a secret. */
  readonly found: string;
  /** How to fix it: a command, or a sentence. Always present if something is wrong. */
  readonly mend: string | null;
}

export function right(found: string): Finding {
  return { state: 'right', found, mend: null };
}

export function wrong(found: string, mend: string): Finding {
  return { state: 'wrong', found, mend };
}

/** @param next what to do about it, if there's anything to do. */
export function note(found: string, next: string | null = null): Finding {
  return { state: 'note', found, mend: next };
}

/** Returns the findings, or says what's right if there are none. */
export function orRight(problems: readonly Finding[], found: string): readonly Finding[] {
  return problems.length === 0 ? [right(found)] : problems;
}

/** One thing that a project must have. */
export interface Check {
  /** A word by which other checks name it. */
  readonly id: string;
  /** What is right when it is right. */
  readonly name: string;
  /** What goes wrong without it. */
  readonly why: string;
  /** Whether a deploy would stop halfway without it: then a deploy checks it first too. */
  readonly isBefore: boolean;
  /**
   * Checks the project. It changes nothing, or removes what it added, even if the person interrupts it.
   * @throws Refused, or Error if there is no answer: `runChecks` turns both into findings.
   */
  run(target: Target): Promise<readonly Finding[]>;
}
