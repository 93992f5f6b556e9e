import {
  recordFieldError,
  recordFromForm,
  formFromRecord,
  reasonForZero,
} from '@pa-ledger/domain/ledger/record-form';
import { SERVER_TIME, type Fields } from '../../firebase/documents.ts';
import type { Conflict, Write } from '../../firebase/writes.ts';
import { storedBalance, type StoredBalance } from '../shared/fund-balances.ts';
import type { FundCard } from './fund-cards.ts';

/** What was typed for one fund, and the stored balance at that time; null when there was none. */
export interface BalanceEdit {
  readonly text: string;
  readonly base: StoredBalance | null;
  /** What the fund was called: it may be gone by the time of the save. */
  readonly name: string;
}

/** What was typed, by fund; a fund that nobody touched is not in it and shows what is stored. */
export type BalanceEdits = ReadonlyMap<string, BalanceEdit>;

export const NO_EDITS: BalanceEdits = new Map();

/** What an input shows of a stored balance. */
export function textOfBalance(balance: StoredBalance | null): string {
  return formFromRecord('fundBalances', balance ?? { amount: 0 }).amount;
}

export function typeBalance(edits: BalanceEdits, card: FundCard, text: string): BalanceEdits {
  const base = edits.has(card.id) ? (edits.get(card.id)?.base ?? null) : card.balance;
  return new Map(edits).set(card.id, { text, base, name: card.name });
}

/** Whether anything typed would be lost. */
export function hasUnsaved(edits: BalanceEdits): boolean {
  return [...edits.values()].some(isTouched);
}

function isTouched({ text, base }: BalanceEdit): boolean {
  return text !== textOfBalance(base);
}

/** Why a balance would be saved as 0; an input as it was loaded is not saved at all. */
export function balanceZero(edit: BalanceEdit | undefined): string | null {
  if (edit === undefined || !isTouched(edit)) return null;
  return reasonForZero('fundBalances', 'amount', edit.text);
}

/** The same of every balance that a save would write, each with its fund. */
export function balanceZeros(edits: BalanceEdits): readonly string[] {
  const ids = writesOf(edits).map(({ id }) => id);
  return [...edits].flatMap(([id, edit]) => {
    const reason = ids.includes(id) ? balanceZero(edit) : null;
    return reason === null ? [] : [`${edit.name}: ${reason}`];
  });
}

export function balanceError({ text }: BalanceEdit): string | null {
  return recordFieldError('fundBalances', 'amount', text);
}

/** The writes of the balances that are not what they were, each from the version it was typed over. */
export function writesOf(edits: BalanceEdits): readonly Write[] {
  return [...edits].flatMap(([id, edit]): readonly Write[] => {
    const { text, base } = edit;
    const { amount } = recordFromForm('fundBalances', { amount: text });
    if (base === null ? !isTouched(edit) : base.amount === amount) return [];
    const fields: Fields = { fundId: id, amount, lastUpdated: SERVER_TIME };
    return base === null
      ? [{ kind: 'create', in: 'fundBalances', id, fields }]
      : [{ kind: 'update', in: 'fundBalances', id, version: base.version, fields }];
  });
}

/** The same texts, typed over what is stored now: the next save goes over the other's. */
export function editsOver(edits: BalanceEdits, conflicts: readonly Conflict[]): BalanceEdits {
  const next = new Map(edits);
  for (const { id, current } of conflicts) {
    const edit = edits.get(id);
    if (edit) next.set(id, { ...edit, base: current && storedBalance(current) });
  }
  return next;
}

export function withoutEdits(edits: BalanceEdits, ids: readonly string[]): BalanceEdits {
  return new Map([...edits].filter(([id]) => !ids.includes(id)));
}

/** The edits of funds that are no longer there: nobody could see what would be saved for them. */
export function editsOfGone(edits: BalanceEdits, cards: readonly FundCard[]): readonly string[] {
  return [...edits.keys()].filter((id) => !cards.some((card) => card.id === id));
}
