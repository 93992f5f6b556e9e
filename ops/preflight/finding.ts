/** What one look at a project has shown. */
export interface Finding {
  /** `note`: nothing is wrong, but somebody should know it; `untried`: it could not be looked at here. */
  readonly state: 'right' | 'wrong' | 'note' | 'untried';
  /** What was found, as a sentence. It never quotes a secret. */
  readonly found: string;
  /** What mends it: a command, or a sentence. Only what is wrong always has one; it may be what is to be done next. */
  readonly mend: string | null;
}

export function right(found: string): Finding {
  return { state: 'right', found, mend: null };
}

export function wrong(found: string, mend: string): Finding {
  return { state: 'wrong', found, mend };
}

/** @param next what is to be done about it, if anything is. */
export function note(found: string, next: string | null = null): Finding {
  return { state: 'note', found, mend: next };
}

export function untried(found: string): Finding {
  return { state: 'untried', found, mend: null };
}

/** Returns the findings that are wrong, or what is right when there are none. */
export function orRight(problems: readonly Finding[], found: string): readonly Finding[] {
  return problems.length === 0 ? [right(found)] : problems;
}
