import { fieldError, readAmount, reasonForZero, textOfValue } from '@pa-ledger/domain/fields/form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { SERVER_TIME, type Fields } from '../../data/documents.ts';
import type { Conflict, Write } from '../../data/write.ts';
import { storedBalance, type StoredBalance } from '../shared/records/fund-balances.ts';
import type { FundCard } from './fund-cards.ts';

const { amount: AMOUNT } = recordForm('fundBalances');

/** What was typed for one fund, and the stored balance at that time; null when there was none. */
export interface BalanceEdit {
  readonly text: string;
  readonly base: StoredBalance | null;
  /** The fund's name: it may be deleted by the time of the save. */
  readonly name: string;
}

/** What was typed, by fund; a fund that nobody edited is not in it and shows what is stored. */
export type BalanceEdits = ReadonlyMap<string, BalanceEdit>;

export const NO_EDITS: BalanceEdits = new Map();

/** Returns the text of an input for a stored balance. */
export function textOfBalance(balance: StoredBalance | null): string {
  return textOfValue(AMOUNT, balance?.amount ?? 0);
}

/** Returns the edits with what was typed for a fund. */
export function typeBalance(edits: BalanceEdits, card: FundCard, text: string): BalanceEdits {
  const base = edits.has(card.id) ? (edits.get(card.id)?.base ?? null) : card.balance;
  return new Map(edits).set(card.id, { text, base, name: card.name });
}

/** Whether leaving would lose anything. */
export function hasUnsaved(edits: BalanceEdits): boolean {
  return [...edits.values()].some(isEdited);
}

function isEdited({ text, base }: BalanceEdit): boolean {
  return text !== textOfBalance(base);
}

/** Returns why a balance would be saved as 0; null for an input as it was loaded, which is not saved. */
export function balanceZero(edit: BalanceEdit | undefined): string | null {
  if (edit === undefined || !isEdited(edit)) return null;
  return reasonForZero(AMOUNT, edit.text);
}

/** The same for every balance that a save would write, each with its fund. */
export function balanceZeros(edits: BalanceEdits): readonly string[] {
  const ids = writesOf(edits).map(({ id }) => id);
  return [...edits].flatMap(([id, edit]) => {
    const reason = ids.includes(id) ? balanceZero(edit) : null;
    return reason === null ? [] : [`${edit.name}: ${reason}`];
  });
}

/** Returns why a balance cannot be saved. */
export function balanceError({ text }: BalanceEdit): string | null {
  return fieldError(AMOUNT, text)?.message ?? null;
}

/** Returns the writes of the balances that changed, each over the version that it was typed over. */
export function writesOf(edits: BalanceEdits): readonly Write[] {
  return [...edits].flatMap(([id, edit]): readonly Write[] => {
    const { text, base } = edit;
    const amount = dollarsFromCents(readAmount(text));
    if (base === null ? !isEdited(edit) : base.amount === amount) return [];
    const fields: Fields = { fundId: id, amount, lastUpdated: SERVER_TIME };
    return base === null
      ? [{ kind: 'create', in: 'fundBalances', id, fields }]
      : [{ kind: 'update', in: 'fundBalances', id, version: base.version, fields }];
  });
}

/** Returns the same texts over what is stored now, so that the next save overwrites the other person's. */
export function editsOver(edits: BalanceEdits, conflicts: readonly Conflict[]): BalanceEdits {
  const next = new Map(edits);
  for (const { id, current } of conflicts) {
    const edit = edits.get(id);
    if (edit) next.set(id, { ...edit, base: current && storedBalance(current) });
  }
  return next;
}

/** Returns the edits without those of some funds. */
export function withoutEdits(edits: BalanceEdits, ids: readonly string[]): BalanceEdits {
  return new Map([...edits].filter(([id]) => !ids.includes(id)));
}

/** Returns the funds that were deleted while they were edited: nobody could see what would be saved for them. */
export function editsOfDeleted(edits: BalanceEdits, cards: readonly FundCard[]): readonly string[] {
  return [...edits.keys()].filter((id) => !cards.some((card) => card.id === id));
}
