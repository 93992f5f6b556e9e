import { dueId } from '@pa-ledger/domain/tax/donors';
import type { Gift, InKindEntry } from '@pa-ledger/domain/tax/donor-gifts';
import type { LetterKind } from '@pa-ledger/domain/tax/letter';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Failure } from '../../../data/failure.ts';
import { newId } from '../../../data/new-id.ts';
import { letterMessages as messages } from './donors-messages.ts';
import type { TaxDonor } from './donors-store.ts';

const PATH = '/api/admin/manage-letters';

type Result = { readonly ok: true } | Failure;

/** A letter that can be written. */
export interface LetterPlan {
  /** Made with the plan, so that trying again writes no second letter. */
  readonly request: string;
  readonly kind: LetterKind;
  readonly donor: TaxDonor;
  readonly gifts: readonly Gift[];
  readonly goods: readonly InKindEntry[];
}

/** Returns the letter of what's due to a donor; null if nothing is. */
export function planOfDue(donor: TaxDonor): LetterPlan | null {
  if (donor.due.length === 0) return null;
  const ids = new Set(donor.due.map(dueId));
  return plan('gift', donor, ({ id }) => ids.has(id));
}

/** Returns the letter of everything that a donor gave in the year; null if there's nothing for a letter. */
export function planOfYear(donor: TaxDonor): LetterPlan | null {
  const whole = plan('year', donor, () => true);
  return whole.gifts.length + whole.goods.length === 0 ? null : whole;
}

function plan(
  kind: LetterKind,
  donor: TaxDonor,
  isIn: (entry: { readonly id: string }) => boolean,
): LetterPlan {
  return {
    request: newId(),
    kind,
    donor,
    gifts: donor.gifts.filter((gift) => gift.gift > 0 && isIn(gift)),
    goods: donor.goods.filter(isIn),
  };
}

/** What a person adds to the letters. */
interface Added {
  readonly year: string;
  /** What donors got in return, by the revenue item's id. */
  readonly inReturn: ReadonlyMap<string, string>;
  readonly closing: string;
  /** Whether those with an email address get theirs by email. */
  readonly send: boolean;
}

/** Writes letters one after the other. A failure says how far it came. @returns their numbers. */
export async function writeLetters(
  plans: readonly LetterPlan[],
  { year, inReturn, closing, send }: Added,
): Promise<{ readonly ok: true; readonly numbers: readonly string[] } | Failure> {
  const numbers: string[] = [];
  for (const { request, kind, donor, gifts, goods } of plans) {
    const entries = [
      ...gifts.map(({ id }) => ({ collection: 'revenueItems', id, inReturn: inReturn.get(id) })),
      ...goods.map(({ id }) => ({ collection: 'inKindGifts', id })),
    ];
    // Each gets the next number.
    const result = await callAdminApi(PATH, {
      act: 'write',
      request,
      kind,
      donor: donor.name,
      year: Number(year),
      entries,
      closing,
      send: send && hasEmail(donor),
    });
    if (!result.ok) {
      return {
        ...result,
        message: result.message + messages.stopped(numbers.length, plans.length),
      };
    }
    numbers.push(String(result.answer['number']));
  }
  return { ok: true, numbers };
}

/** Returns whether a donor's letters can be emailed. */
export function hasEmail({ record }: Pick<TaxDonor, 'record'>): boolean {
  return record !== null && record.email !== '';
}

/** Emails a letter to the donor's address on record. */
export function sendLetter(number: string): Promise<Result> {
  return callAdminApi(PATH, { act: 'send', number });
}

/** Voids a letter for a reason. */
export function voidLetter(number: string, reason: string): Promise<Result> {
  return callAdminApi(PATH, { act: 'void', number, reason });
}
