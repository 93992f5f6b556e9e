import type { PayeeKind, Purpose } from '../ledger/tax-choices.ts';
import type { LedgerRecords } from '../ledger/record-fields.ts';
import { centsFromDollars, type Cents } from '../money/money.ts';
import type { PaymentMethod } from '../payments/method-messages.ts';
import { reportingThreshold, type ReportingThreshold } from './limits.ts';
import { payeesIn, totalOf, type PaidEntry, type PaidPayee } from './paid.ts';

/*
 * Whom the IRS's forms 1099 may be for (docs/taxes.md, 'Forms 1099'): what a calendar year's payments say, and what they leave to
 * a person or an accountant.
 */

/** The boxes that take what an association pays, in the order of the list. */
export const BOXES = {
  services: { form: '1099-NEC', box: 1, about: 'Services' },
  rent: { form: '1099-MISC', box: 1, about: 'Rent' },
  prizes: { form: '1099-MISC', box: 3, about: 'Prizes and awards' },
  medical: { form: '1099-MISC', box: 6, about: 'Medical and health care' },
} as const;

export type Box = keyof typeof BOXES;

/** Attorneys' fees are services. */
const BOX_OF: Readonly<Record<Exclude<Purpose, 'goods' | 'paidBack' | 'other'>, Box>> = {
  services: 'services',
  legal: 'services',
  rent: 'rent',
  prizes: 'prizes',
  medical: 'medical',
};

/** A card's bank and a payment app report what a business got through them. */
const NOT_OURS: Partial<Record<PaymentMethod, Uncounted>> = {
  debitCard: 'card',
  creditCard: 'card',
  businessApp: 'app',
};

/** What someone has to say before an entry can count or not. */
export type Missing = 'kind' | 'purpose' | 'method';

/** Why an entry is on no form. */
export type Uncounted = 'goods' | 'corporation' | 'exempt' | 'card' | 'app';

/** What only an accountant can tell about an entry. */
export type EntryQuestion =
  /** Someone bought from others, and got it back. */
  | 'paidBack'
  /** It was for something else. */
  | 'other';

/** What only an accountant can tell. */
export type QuestionAbout =
  | EntryQuestion
  /** No box of Form 1099-MISC reaches the threshold alone, all do. */
  | 'together';

/** What one entry is for the forms. */
type Standing =
  | { readonly is: 'counted'; readonly box: Box }
  | { readonly is: 'open'; readonly missing: readonly Missing[] }
  | { readonly is: 'asked'; readonly about: EntryQuestion }
  | { readonly is: 'uncounted'; readonly why: Uncounted };

/** What's known of a payee. */
export type PayeeFacts = Pick<LedgerRecords['payees'], 'kind' | 'paidFor'>;

/** What someone said about an entry. */
export type SaidOfEntry = LedgerRecords['purposes'];

/** What administrators said beside the entries. */
export interface Said {
  /** By the payees' keys (`nameKeyOf`). */
  readonly payees: ReadonlyMap<string, PayeeFacts>;
  /** By `purposeId`. */
  readonly purposes: ReadonlyMap<string, SaidOfEntry>;
}

/** Some of what a payee was paid. */
export interface Part {
  /** The payee's key and name. */
  readonly key: string;
  readonly name: string;
  readonly kind: PayeeKind | null;
  readonly amount: Cents;
  readonly entries: readonly PaidEntry[];
}

/** The threshold of a year, which a state may lower. */
export interface Threshold extends ReportingThreshold {
  readonly isStates: boolean;
}

/** Whom the forms of a calendar year may be for. */
export interface Contractors {
  readonly threshold: Threshold;
  /** At or above the threshold. */
  readonly candidates: readonly (Part & { readonly box: Box })[];
  /** What would reach it, once someone says what's missing. */
  readonly open: readonly (Part & { readonly missing: readonly Missing[] })[];
  /** Questions for the accountant, at or above the threshold. */
  readonly questions: readonly (Part & { readonly about: QuestionAbout })[];
  /** Below the threshold: in a box, a question, or, where both are null, not known, which would change nothing. */
  readonly below: readonly (Part & {
    readonly box: Box | null;
    readonly about: EntryQuestion | null;
  })[];
  readonly uncounted: readonly (Part & { readonly why: Uncounted })[];
}

/** Returns the threshold of a calendar year. @param states the state's own in dollars, if it's lower; else null. */
export function thresholdOf(year: number, states: number | null): Threshold {
  const federal = reportingThreshold(year);
  const own = centsFromDollars(states);
  return own === null || own >= federal.amount
    ? { ...federal, isStates: false }
    : { amount: own, isKnown: true, isStates: true };
}

/** Returns what was said an entry was for; what its payee is usually paid for, if nothing; undefined while no one said either. */
export function purposeOfEntry(entry: PaidEntry, key: string, said: Said): Purpose | undefined {
  const own = saidOf(entry, said)?.purpose;
  if (own !== undefined) return own;
  return entry.paysBack ? 'paidBack' : said.payees.get(key)?.paidFor;
}

function saidOf({ purposeId }: PaidEntry, { purposes }: Said): SaidOfEntry | undefined {
  return purposeId === null ? undefined : purposes.get(purposeId);
}

/** Returns how an entry was paid; null while it says 'Other' or nothing, and no one said more. */
export function methodOfEntry(entry: PaidEntry, said: Said): PaymentMethod | null {
  const { method } = entry;
  return method === null || method === 'other' ? (saidOf(entry, said)?.method ?? null) : method;
}

function standingOf(entry: PaidEntry, key: string, said: Said): Standing {
  const purpose = purposeOfEntry(entry, key, said);
  const method = methodOfEntry(entry, said);
  const kind = said.payees.get(key)?.kind;
  if (purpose === 'paidBack') return { is: 'asked', about: purpose };
  const why = whyUncounted(purpose, method, kind);
  if (why !== undefined) return { is: 'uncounted', why };
  if (purpose === 'other') return { is: 'asked', about: purpose };
  const missing: Missing[] = [
    ...(purpose === undefined ? ['purpose' as const] : []),
    ...(kind === undefined && !isReportedOfAll(purpose) ? ['kind' as const] : []),
    ...(method === null ? ['method' as const] : []),
  ];
  if (purpose === undefined || purpose === 'goods' || missing.length > 0)
    return { is: 'open', missing };
  return { is: 'counted', box: BOX_OF[purpose] };
}

function whyUncounted(
  purpose: Purpose | undefined,
  method: PaymentMethod | null,
  kind: PayeeKind | undefined,
): Uncounted | undefined {
  if (purpose === 'goods') return purpose;
  if (kind === 'exempt') return kind;
  // Which is known only with the purpose.
  if (kind === 'corporation' && purpose !== undefined && !isReportedOfAll(purpose)) return kind;
  return method === null ? undefined : NOT_OURS[method];
}

/** Lawyers and health care are reported, corporations or not. */
function isReportedOfAll(purpose: Purpose | undefined): boolean {
  return purpose === 'legal' || purpose === 'medical';
}

/**
 * Returns whom the forms 1099 of a calendar year may be for.
 * @param entries all that was paid in the year, the latest first.
 */
export function contractorsOf(
  entries: readonly PaidEntry[],
  said: Said,
  threshold: Threshold,
): Contractors {
  const all = payeesIn(entries).map((payee) => sortedOut(payee, said, threshold.amount));
  return {
    threshold,
    candidates: all.flatMap(({ candidates }) => candidates),
    open: all.flatMap(({ open }) => open),
    questions: all.flatMap(({ questions }) => questions),
    below: all.flatMap(({ below }) => below),
    uncounted: all.flatMap(({ uncounted }) => uncounted),
  };
}

/** An entry, and what it is for the forms. */
type Stood = Standing & { readonly entry: PaidEntry };

/** What someone was paid, told apart. */
function sortedOut(payee: PaidPayee, said: Said, least: Cents): Omit<Contractors, 'threshold'> {
  const all = payee.entries.map((entry): Stood => ({
    entry,
    ...standingOf(entry, payee.key, said),
  }));
  const parts = <Label extends string>(labelOf: (one: Stood) => Label | null) =>
    partsOf(payee, said, all, labelOf);
  const counted = parts((one) => (one.is === 'counted' ? one.box : null)).map(([box, part]) => ({
    ...part,
    box,
  }));
  const candidates = counted.filter(({ amount }) => amount >= least);
  const undecided = parts((one) => (one.is === 'open' ? one.is : null)).map(([, part]) => ({
    ...part,
    missing: [...new Set(all.flatMap((one) => (one.is === 'open' ? one.missing : [])))],
  }));
  const most = Math.max(0, ...counted.map(({ amount }) => amount));
  const open = undecided.filter(({ entries }) => most + paidOut(entries) >= least);
  const asked = parts((one) => (one.is === 'asked' ? one.about : null)).map(([about, part]) => ({
    ...part,
    about,
  }));
  const questions = asked.filter(({ amount }) => amount >= least);
  return {
    candidates,
    open,
    questions: [...questions, ...together(counted, least)],
    below: [
      ...counted
        .filter((part) => !candidates.includes(part))
        .map((part) => ({ ...part, about: null })),
      ...undecided
        .filter((part) => !open.includes(part))
        .map((part) => ({ ...part, box: null, about: null })),
      ...asked.filter((part) => !questions.includes(part)).map((part) => ({ ...part, box: null })),
    ],
    uncounted: parts((one) => (one.is === 'uncounted' ? one.why : null)).map(([why, part]) => ({
      ...part,
      why,
    })),
  };
}

/** Returns the parts of what a payee was paid, one for each label; entries without one are in none. */
function partsOf<Label extends string>(
  { key, name }: PaidPayee,
  { payees }: Said,
  all: readonly Stood[],
  labelOf: (one: Stood) => Label | null,
): readonly (readonly [Label, Part])[] {
  const kind = payees.get(key)?.kind ?? null;
  return [...Map.groupBy(all, labelOf)].flatMap(([label, own]) => {
    if (label === null) return [];
    const entries = own.map(({ entry }) => entry);
    return [[label, { key, name, kind, amount: totalOf(entries), entries }] as const];
  });
}

/** Returns what the boxes of Form 1099-MISC add up to, if they reach the threshold only together. */
function together(
  counted: readonly (Part & { readonly box: Box })[],
  least: Cents,
): Contractors['questions'] {
  const [first, ...others] = counted.filter(({ box }) => BOXES[box].form === '1099-MISC');
  if (first === undefined) return [];
  const boxes = [first, ...others];
  if (boxes.some(({ amount }) => amount >= least)) return [];
  const entries = boxes.flatMap((box) => box.entries);
  const amount = totalOf(entries);
  return amount < least ? [] : [{ ...first, amount, entries, about: 'together' }];
}

/** What was paid without what came back: a refund that isn't decided makes nothing smaller. */
function paidOut(entries: readonly PaidEntry[]): Cents {
  return totalOf(entries.filter(({ amount }) => amount > 0));
}
