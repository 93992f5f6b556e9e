import { problemsInFiles } from '../preflight/checks/parameters.ts';
import { rewriteProblems } from '../preflight/checks/region.ts';

/**
 * Returns what is wrong with the files of a deploy, one line each: what the preflight says of them, as far as it needs no
 * project for that.
 * @param root the folder of firebase.json.
 */
export function settingsProblems(root: string, project: string): string[] {
  const place = { root, project };
  return [
    ...problemsInFiles(place).map(({ found }) => found),
    ...rewriteProblems(place).map(({ found, mend }) => `${found} ${mend ?? ''}`),
  ];
}
