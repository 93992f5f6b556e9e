import type { Finding } from './finding.ts';
import type { Target } from './target.ts';

/** One thing that a project must have. */
export interface Check {
  /** A word for `--only`. */
  readonly id: string;
  /** What is right when it is right. */
  readonly name: string;
  /** What goes wrong without it. */
  readonly why: string;
  /**
   * Looks at the project. It changes nothing, or takes away what it has added, also when it is interrupted.
   * @throws NoService, Refused, or Error when there is no answer: `runChecks` makes findings of them.
   */
  run(target: Target): Promise<readonly Finding[]>;
}
