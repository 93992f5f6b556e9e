/** Whether something is wrong, and what to say then. */
export type Finding = readonly [isWrong: boolean, problem: string];

/** Returns what there is to say of everything that is wrong. */
export function problemsIn(findings: readonly Finding[]): string[] {
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** Returns the problems that were found in a document, or that it can't be read. */
export function reading(place: string, problemsOf: () => string[]): string[] {
  try {
    return problemsOf();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [`${place} can't be read: ${error.message}`];
  }
}
