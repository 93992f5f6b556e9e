import type { GoogleClient } from './google-client.ts';

/** The project that is looked at, and how. */
export interface Target {
  readonly project: string;
  /** The bucket of the receipts. */
  readonly bucket: string;
  /** The address at which Hosting serves the app, without a slash at its end. */
  readonly app: string;
  /** The folder of firebase.json, the rules, and the indexes. */
  readonly root: string;
  /** Who gets a test email; null for nobody. */
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

/** What one look at a project has shown. */
export interface Finding {
  /** `note`: nothing is wrong, but a person should know it. */
  readonly state: 'right' | 'wrong' | 'note';
  /** What was found, as a sentence. It never quotes a secret. */
  readonly found: string;
  /** What fixes it: a command, or a sentence. Only what is wrong always has one. */
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

/** Returns the findings, or what is right when there are none. */
export function orRight(problems: readonly Finding[], found: string): readonly Finding[] {
  return problems.length === 0 ? [right(found)] : problems;
}

/** One thing that a project must have. */
export interface Check {
  /** A word that other checks name it by. */
  readonly id: string;
  /** What is right when it is right. */
  readonly name: string;
  /** What goes wrong without it. */
  readonly why: string;
  /** Whether a deploy would stop halfway without it, so that it's looked at before one too. */
  readonly isBefore: boolean;
  /**
   * Looks at the project. It changes nothing, or takes away what it has added, also when it is interrupted.
   * @throws Refused, or Error when there is no answer: `runChecks` makes findings of them.
   */
  run(target: Target): Promise<readonly Finding[]>;
}
