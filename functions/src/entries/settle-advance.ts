import { leftAfter, settleRefusal } from '@pa-ledger/domain/ledger/advance-settling';
import { givenIn, settledBy } from '@pa-ledger/domain/ledger/advance';
import {
  givenBackErrors,
  givenBackFrom,
  settledErrors,
  settledFrom,
  type GivenBackTexts,
  type SettledTexts,
} from '@pa-ledger/domain/ledger/advance-form';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { requireAccount } from '../accounts/require-account.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, MANUAL_EXPENSES } from '../firestore/paths.ts';
import { isSaved, savedChange, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** An advance, and the version of it that its reader saw. */
interface SeenAdvance {
  readonly id: string;
  readonly version: number;
}

/** What settles part of an advance, as it was typed. */
type Settling =
  | { readonly kind: 'settled'; readonly parts: readonly Part<SettledTexts>[] }
  | { readonly kind: 'returned'; readonly parts: readonly Part<GivenBackTexts>[] };

interface Part<Texts> {
  readonly id: string;
  readonly fields: Texts;
}

/**
 * Settles part of an advance by receipts or by money that came back, in one commit with what's left of it and the journal. The
 * advance itself may be of a closed year: only what's left of it changes. Saving the same thing again changes nothing.
 * @throws DomainError `advanceRefused` if more than what's open would be settled, and as each new entry does.
 */
export async function settleAdvance(
  { id, version }: SeenAdvance,
  settling: Settling,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  requireOwnIds(id, settling);
  const ref = db.collection(MANUAL_EXPENSES).doc(id);
  const refs = settling.parts.map((part) => db.collection(MANUAL_EXPENSES).doc(part.id));
  await db.runTransaction(async (transaction) => {
    const [found, books, ...stored] = await readCurrent(transaction, ref, db.doc(BOOKS), ...refs);
    const before = found.data();
    if (before === undefined) throw new DomainError('deletedMeanwhile');
    const { date } = before;
    const advance = givenIn(before);
    if (advance === null || !isCalendarDate(date)) throw new DomainError('advanceRefused');
    const parts = entriesOf(settling, { date, fields: before });
    const isDone = parts.every((fields, at) =>
      isSaved({ version: null, fields }, stored[at]?.data() ?? null),
    );
    if (isDone) return;
    const settled = sumCents(parts.map(settledIn));
    const sentence = settleRefusal(advance.open, settled);
    if (sentence !== null) throw new DomainError('advanceRefused', { sentence });
    const at = clock();
    const days = parts.map((fields) => textIn(fields, 'date'));
    requireOpenDays(books, days, at);
    if (settling.kind === 'returned')
      for (const fields of parts) await requireAccount(transaction, db, books, fields, null);
    const changes = [];
    for (const [index, fields] of parts.entries()) {
      const own = refs[index] ?? ref;
      const save = { version: null, fields };
      const change = await savedChange(transaction, db, own, save, stored[index]?.data() ?? null);
      changes.push({ document: own.id, change });
    }
    const left = leftAfter(advance.open, settled);
    const fields = withLeft(before, left);
    const change = await savedChange(transaction, db, ref, { version, fields }, before);
    const collection = MANUAL_EXPENSES;
    for (const part of changes)
      storeChange(transaction, db, { collection, document: part.document }, part.change, {
        by,
        at,
      });
    storeChange(transaction, db, { collection, document: id }, change, { by, at });
  });
}

/** Returns the fields of an advance with another amount left, without the version. @param left in dollars. */
export function withLeft(
  { version: _version, ...fields }: StoredFields,
  left: number,
): StoredFields {
  return { ...fields, advance: { ...membersOf(fields['advance']), left } };
}

/** Returns what an entry settles of its advance: receipts are above 0, and money that came back is below. */
export function settledIn({ amount }: StoredFields): Cents {
  return cents(Math.abs(amountOf(amount)));
}

/** @throws DomainError `badRequest` if a part's id isn't of this advance and of its kind. */
function requireOwnIds(id: string, { kind, parts }: Settling): void {
  const isOwn = (part: string): boolean =>
    settledBy(part) === id && (returnedBy(part) === id) === (kind === 'returned');
  if (!parts.every((part) => isOwn(part.id))) throw new DomainError('badRequest');
}

/** @throws DomainError `invalidForm` with the sentence of the first invalid field. */
function entriesOf(
  { kind, parts }: Settling,
  advance: { readonly date: CalendarDate; readonly fields: StoredFields },
): readonly StoredFields[] {
  const errors =
    kind === 'settled'
      ? parts.map(({ fields }) => settledErrors(fields, advance.date))
      : parts.map(({ fields }) => givenBackErrors(fields, advance.date));
  const [sentence] = errors.flatMap((one) => Object.values(one));
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
  return kind === 'settled'
    ? parts.map(({ fields }) => settledFrom(fields, advance))
    : parts.map(({ fields }) => givenBackFrom(fields, advance));
}
