import { rolesIn, type ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { Books } from '@pa-ledger/domain/years/books';
import { workAt, type OpenWork } from '@pa-ledger/domain/home/open-work';
import { MAX_PRESIDENTS } from '@pa-ledger/domain/limits';
import { cents } from '@pa-ledger/domain/money/money';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { Role } from '@pa-ledger/domain/people/role';
import { addDays, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { PersonRow } from '../people/people-store.ts';
import type { Office, Outside } from './offices.ts';
import { handOverMessages as words, type StepId } from './hand-over-messages.ts';

export interface Step {
  readonly id: StepId;
  readonly state: 'done' | 'open' | 'optional';
  /** How it is now, as sentences. */
  readonly details: readonly string[];
}

/** What the steps follow from. */
export interface HandOverFacts {
  readonly office: Office;
  /** Normalized addresses; '' while there's none. */
  readonly from: string;
  readonly to: string;
  readonly people: readonly PersonRow[];
  readonly settings: ApproverSettings;
  readonly work: OpenWork;
  readonly accounts: readonly ReconciledAccount[];
  readonly books: Pick<Books, 'closedThrough'>;
  /** The year of today, and its first day. */
  readonly year: { readonly label: string; readonly first: CalendarDate };
  readonly findings: { readonly count: number; readonly isMore: boolean };
  readonly today: CalendarDate;
  /** What was checked off. */
  readonly handedOver: readonly Outside[];
  readonly allOutside: readonly Outside[];
}

/** An account whose statements someone compares with the books. */
export interface ReconciledAccount {
  readonly name: string;
  /** Null without a statement. */
  readonly through: CalendarDate | null;
}

/** Returns the steps of a hand-over, in their order, each as it is now. */
export function handOverSteps(facts: HandOverFacts): readonly Step[] {
  const { office, from } = facts;
  return [
    accessStep(facts),
    ...(office === 'bookkeeper' ? [] : [approverStep(facts)]),
    ...(from === '' ? [] : [releasedStep(facts), waitingStep(facts)]),
    reconciledStep(facts),
    yearStep(facts),
    findingsStep(facts),
    outsideStep(facts),
    ...(from === '' ? [] : [endStep(facts)]),
  ];
}

/** Returns what people call an address: a name, if there's one. */
export function nameAt(people: readonly PersonRow[], address: string): string {
  return personAt(people, address)?.name ?? address;
}

export function personAt(people: readonly PersonRow[], address: string): PersonRow | undefined {
  return people.find(({ email }) => email === address);
}

/** Returns the role that an office takes. */
export function roleFor(office: Office): Role {
  return office === 'bookkeeper' ? 'bookkeeper' : 'admin';
}

function step(id: StepId, isDone: boolean, details: readonly string[]): Step {
  return { id, state: isDone ? 'done' : 'open', details };
}

function accessStep({ office, to, people, today }: HandOverFacts): Step {
  if (to === '') return step('access', false, [words.chooseFirst]);
  const person = personAt(people, to);
  const needed = roleFor(office);
  const who = nameAt(people, to);
  if (person === undefined) {
    const none = step('access', false, [words.hasNoAccess(who)]);
    if (office !== 'president') return none;
    return { ...none, state: 'optional', details: [...none.details, words.needsNoAccess] };
  }
  if (person.joinedAt === undefined) return step('access', false, [words.isInvited(who)]);
  if (isOver(person, today)) return step('access', false, [words.accessEnded(who)]);
  const isEnough = person.role === 'admin' || person.role === needed;
  const signsIn = words.signsIn(who, person.role);
  return step('access', isEnough, isEnough ? [signsIn] : [signsIn, words.needsRole(needed)]);
}

function isOver({ endsOn }: PersonRow, today: CalendarDate): boolean {
  return endsOn !== undefined && endsOn < today;
}

/** Returns who holds an office that approves. */
function holders(office: Office, { presidents, treasurer }: ApproverSettings): readonly string[] {
  const named = office === 'president' ? presidents : [treasurer];
  return named.map(normalizeEmail).filter((address) => address !== '');
}

function approverStep({ office, to, from, people, settings }: HandOverFacts): Step {
  if (to === '') return step('approver', false, [words.chooseFirst]);
  const set = holders(office, settings);
  if (set.includes(to)) return step('approver', true, [words.isSet(nameAt(people, to))]);
  const isFull = office === 'president' && !set.includes(from) && set.length >= MAX_PRESIDENTS;
  const now = words.isNotSet(set.map((address) => nameAt(people, address)).join(', '));
  return step('approver', false, isFull ? [now, words.noPlace] : [now]);
}

/**
 * Returns the settings with the successor in the office: in the predecessor's place, or in a free one.
 * @returns null if there's no place.
 */
export function withSuccessor(
  settings: ApproverSettings,
  { office, from, to }: Pick<HandOverFacts, 'office' | 'from' | 'to'>,
): ApproverSettings | null {
  if (office === 'bookkeeper' || to === '') return null;
  if (office === 'treasurer') return { ...settings, treasurer: to };
  const presidents = settings.presidents.filter((address) => address !== '');
  const at = presidents.findIndex((address) => from !== '' && normalizeEmail(address) === from);
  if (at !== -1) return { ...settings, presidents: presidents.with(at, to) };
  if (presidents.length >= MAX_PRESIDENTS) return null;
  return { ...settings, presidents: [...presidents, to] };
}

function releasedStep({ from, people, settings }: HandOverFacts): Step {
  const roles = rolesIn(settings).flatMap(([address, role]) =>
    normalizeEmail(address) === from ? [role] : [],
  );
  return step('released', roles.length === 0, [
    roles.length === 0 ? words.approvesNothing(nameAt(people, from)) : words.stillSet(roles),
  ]);
}

function waitingStep({ office, from, people, work }: HandOverFacts): Step {
  const waiting = workAt(work, 'waiting', from);
  const ready = workAt(work, 'ready');
  const details =
    waiting.count === 0
      ? [words.noneWait(nameAt(people, from))]
      : [words.wait(waiting.count, cents(waiting.cents)), words.linksStop];
  const pays = office !== 'president' && ready.count > 0;
  return step('waiting', waiting.count === 0, [
    ...details,
    ...(pays ? [words.ready(ready.count, cents(ready.cents))] : []),
  ]);
}

function reconciledStep({ accounts, today }: HandOverFacts): Step {
  const lastMonthEnd = addDays(`${today.slice(0, 8)}01` as CalendarDate, -1);
  const isDone = accounts.every(({ through }) => through !== null && through >= lastMonthEnd);
  const details = accounts.map(({ name, through }) =>
    through === null ? words.notReconciled(name) : words.through(name, formatDate(through)),
  );
  return step('reconciled', isDone, accounts.length === 0 ? [words.noAccounts] : details);
}

function yearStep({ books, year }: HandOverFacts): Step {
  const { closedThrough } = books;
  const isDone = closedThrough !== null && closedThrough >= addDays(year.first, -1);
  const closed =
    closedThrough === null ? words.noneClosed : words.closedThrough(formatDate(closedThrough));
  return step('year', isDone, [closed, words.openYear(year.label)]);
}

function findingsStep({ findings: { count, isMore } }: HandOverFacts): Step {
  return step('findings', count === 0, [
    count === 0 ? words.noFindings : words.findings(count, isMore),
  ]);
}

function outsideStep({ handedOver, allOutside }: HandOverFacts): Step {
  const { length } = handedOver;
  return step('outside', length === allOutside.length, [words.progress(length, allOutside.length)]);
}

function endStep({ from, people, today }: HandOverFacts): Step {
  const person = personAt(people, from);
  const who = nameAt(people, from);
  if (person === undefined || isOver(person, today))
    return step('end', true, [words.noAccess(who)]);
  const { endsOn } = person;
  if (endsOn === undefined) return step('end', false, [words.noEnd(who)]);
  return step('end', true, [words.endsOn(who, formatDate(endsOn))]);
}
