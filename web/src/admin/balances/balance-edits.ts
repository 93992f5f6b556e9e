import { readAmount, textOfValue } from '@pa-ledger/domain/fields/form';
import { fieldError, reasonForZero } from '@pa-ledger/domain/fields/form-errors';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { dollarsFromCents, type Cents } from '@pa-ledger/domain/money/money';
import { tidyText } from '@pa-ledger/domain/text/text';
import { SERVER_TIME, type Fields } from '../../data/documents.ts';
import type { Conflict, Write } from '../../data/write.ts';
import { storedBalance, type StoredBalance } from '../shared/records/fund-balances.ts';
import { adjustmentOf, type FundCard } from './fund-cards.ts';

const { amount: AMOUNT, adjustmentReason: REASON } = recordForm('fundBalances');

/** The texts of a card's inputs. */
export interface BalanceTexts {
  readonly text: string;
  /** Why it differs from what the year before ends with. */
  readonly reason: string;
}

/** What was typed for one fund, and the stored balance at that time; null when there was none. */
export interface BalanceEdit extends BalanceTexts {
  readonly base: StoredBalance | null;
  /** What the inputs showed at first. */
  readonly initial: BalanceTexts;
  /** The card at that time: its fund may be deleted by the time of the save. */
  readonly card: FundCard;
}

/** What was typed, by card; a fund that nobody edited is not in it and shows what is stored. */
export type BalanceEdits = ReadonlyMap<string, BalanceEdit>;

export const NO_EDITS: BalanceEdits = new Map();

/** Returns the texts of the inputs of a fund: the balance that is stored, or that the year before ends with. */
export function textsOfCard({ balance, beginning }: FundCard): BalanceTexts {
  const amount = balance?.amount ?? dollarsFromCents(beginning.amount);
  return { text: textOfValue(AMOUNT, amount), reason: balance?.adjustmentReason ?? '' };
}

/** Returns the edits with what was typed for a fund. */
export function typeBalance(
  edits: BalanceEdits,
  card: FundCard,
  typed: Partial<BalanceTexts>,
): BalanceEdits {
  const initial = textsOfCard(card);
  const edit = edits.get(card.id) ?? { ...initial, initial, base: card.balance, card };
  return new Map(edits).set(card.id, { ...edit, ...typed });
}

/** Returns by how much what was typed differs from what the year before ends with; null where it does not. */
export function typedAdjustment({ beginning }: FundCard, { text }: BalanceTexts): Cents | null {
  return adjustmentOf(beginning, readAmount(text));
}

/** Whether leaving would lose anything. */
export function hasUnsaved(edits: BalanceEdits): boolean {
  return [...edits.values()].some(isEdited);
}

function isEdited({ text, reason, initial }: BalanceEdit): boolean {
  return text !== initial.text || reason !== initial.reason;
}

/** Returns why a balance would be saved as 0; null for an input as it was loaded, which is not saved. */
export function balanceZero(edit: BalanceEdit | undefined): string | null {
  if (edit === undefined || edit.text === edit.initial.text) return null;
  return reasonForZero(AMOUNT, edit.text);
}

/** The same for every balance that a save would write, each with its fund. */
export function balanceZeros(edits: BalanceEdits): readonly string[] {
  const ids = writesOf(edits).map(({ id }) => id);
  return [...edits].flatMap(([id, edit]) => {
    const reason = ids.includes(id) ? balanceZero(edit) : null;
    return reason === null ? [] : [`${edit.card.name}: ${reason}`];
  });
}

/** Returns why each of the two texts cannot be saved. */
export function balanceErrors({
  text,
  reason,
}: BalanceTexts): Record<keyof BalanceTexts, string | null> {
  return {
    text: fieldError(AMOUNT, text)?.message ?? null,
    reason: fieldError(REASON, reason)?.message ?? null,
  };
}

/** Returns whether a balance can be saved. */
export function isValid(edit: BalanceTexts): boolean {
  return Object.values(balanceErrors(edit)).every((error) => error === null);
}

/** Returns the writes of the balances that changed, each over the version that it was typed over. */
export function writesOf(edits: BalanceEdits): readonly Write[] {
  return [...edits].flatMap(([id, edit]): readonly Write[] => {
    const { base, card } = edit;
    const amount = dollarsFromCents(readAmount(edit.text));
    const adjustmentReason = reasonOf(edit);
    const same = base?.amount === amount && base.adjustmentReason === adjustmentReason;
    if (!isEdited(edit) || same) return [];
    const typed = { amount, adjustmentReason, source: 'typed' };
    const fields: Fields = { ...card.place, ...typed, lastUpdated: SERVER_TIME };
    return base === null
      ? [{ kind: 'create', in: 'fundBalances', id, fields }]
      : [{ kind: 'update', in: 'fundBalances', id, version: base.version, fields }];
  });
}

/** Returns the reason to store: only a balance that differs from the books has one. */
function reasonOf({ card, ...texts }: BalanceEdit): string | undefined {
  const reason = tidyText(texts.reason);
  return reason === '' || typedAdjustment(card, texts) === null ? undefined : reason;
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
