import { dialogMessages } from '../dialog-messages.ts';

/** A value as text, with the label of its field. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A field in which two people differ. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Returns the fields in which two versions differ, in the order of the form. */
export function differingFacts(
  mine: readonly Fact[],
  theirs: readonly Fact[],
): readonly Difference[] {
  const labels = new Set([...mine, ...theirs].map(({ label }) => label));
  const textIn = (facts: readonly Fact[], label: string): string =>
    facts.find((fact) => fact.label === label)?.text ?? '';
  return [...labels]
    .map((label) => ({ label, mine: textIn(mine, label), theirs: textIn(theirs, label) }))
    .filter((pair) => pair.mine !== pair.theirs)
    .map(({ label, ...texts }) => ({
      label,
      mine: texts.mine || dialogMessages.empty,
      theirs: texts.theirs || dialogMessages.empty,
    }));
}
