/** Whether something is wrong, and the sentence for it. */
export type Finding = readonly [isWrong: boolean, problem: string];

/** Returns the sentences of everything that's wrong. */
export function problemsIn(findings: readonly Finding[]): string[] {
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** Returns the problems in a document, or that it can't be read. */
export function reading(place: string, problemsOf: () => string[]): string[] {
  try {
    return problemsOf();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [`${place} can't be read: ${error.message}`];
  }
}
