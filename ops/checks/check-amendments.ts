import { isAmendment } from '@pa-ledger/domain/ledger/amendment';
import type { DocumentData } from 'firebase-admin/firestore';
import { momentOf, type Found, type ProjectData } from './project-data.ts';

/** The collections of a budget's lines. */
const LINES: readonly unknown[] = ['budgetItems', 'incomeItems'];
/** The kinds of changes that a person makes. */
const BY_PEOPLE: readonly unknown[] = ['created', 'changed', 'deleted'];
/** In ms: so near to the adoption a change may have been under way, before it or after it. */
const MEANWHILE = 60_000;

/** Since when a budget was adopted, or was not any more. */
interface Turn {
  readonly at: number;
  readonly isAdopted: boolean;
}

/** Checks that each change of an adopted budget says why and by whose decision, and that no other entry does. */
export function checkAmendments({ journal }: Pick<ProjectData, 'journal'>): string[] {
  const turns = Map.groupBy(turnsIn(journal), ({ year }) => year);
  return journal.flatMap((entry) => {
    const problem = LINES.includes(entry.data['collection'])
      ? problemOf(entry, turns)
      : strayIn(entry);
    return problem === null ? [] : [`Journal entry ${entry.id} ${problem}.`];
  });
}

function turnsIn(journal: readonly Found[]): (Turn & { readonly year: string })[] {
  return journal
    .filter(({ data }) => data['collection'] === 'budgets')
    .map(({ data }) => ({
      year: String(data['document']),
      at: momentOf(data['at']),
      isAdopted: (data['after'] as DocumentData | null)?.['adoptedOn'] !== undefined,
    }))
    .toSorted((one, other) => one.at - other.at);
}

function problemOf(
  { data }: Found,
  turnsOfYears: ReadonlyMap<string, readonly Turn[]>,
): string | null {
  if (!BY_PEOPLE.includes(data['kind'])) return null;
  const line = (data['after'] ?? data['before']) as DocumentData;
  const amendment: unknown = data['amendment'];
  const turns = turnsOfYears.get(String(line['fiscalYear'])) ?? [];
  if (!statesAround(turns, momentOf(data['at'])).includes(amendment !== undefined)) {
    return amendment === undefined
      ? 'changes an adopted budget without a reason and an authority'
      : 'amends a budget that was not adopted';
  }
  const isRight =
    amendment === undefined ||
    (isAmendment(amendment) && amendment.fiscalYear === line['fiscalYear']);
  return isRight ? null : 'has an amendment that is none';
}

function strayIn({ data }: Found): string | null {
  return data['amendment'] === undefined ? null : 'amends what is no line of a budget';
}

/** Returns whether the budget was adopted at a moment; both where that changed so near that a change may have been either. */
function statesAround(turns: readonly Turn[], at: number): boolean[] {
  const before = turns.findLast((turn) => turn.at <= at - MEANWHILE)?.isAdopted ?? false;
  const near = turns.filter((turn) => Math.abs(turn.at - at) < MEANWHILE);
  return [before, ...near.map(({ isAdopted }) => isAdopted)];
}
