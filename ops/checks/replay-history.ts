import type { DocumentData } from 'firebase-admin/firestore';
import { momentOf, type ExpenseFacts } from './project-data.ts';
import { versionOf } from './version-problems.ts';

/*
 * The state of an expense, computed from its history alone with rules of its own: nothing here comes from the app. If
 * the app's state differs, a change has no history entry, or an entry describes a change that did not happen.
 */

interface Replayed {
  readonly status: string;
  /** Which version of the submission it is. */
  readonly version: number;
  /** Who decided each step, in order. */
  readonly deciders: readonly string[];
  /** Who is asked at the open step, if an entry has changed it since the step opened; otherwise null. */
  readonly asked: string | null;
  readonly category: string;
  readonly fundId: string | null;
  readonly payments: number;
  /** Who recorded the present payment, and what it is. */
  readonly payment: string | null;
  /** The expenses that are settled as no duplicates, in the order of their ids. */
  readonly apart: readonly string[];
}

/** What a version of the submission brings, whatever the history says. */
interface Brought {
  readonly categoryId: unknown;
  readonly category: string;
  readonly steps: number;
  /** Who approved it already, as an earlier version. */
  readonly kept: readonly string[];
}

/**
 * Returns the state after one entry. An entry that cannot happen in this state makes it 'odd'.
 * @param versions all of them, the first one first.
 */
function replay(now: Replayed, line: DocumentData, versions: readonly Brought[]): Replayed {
  const steps = versions[now.version - 1]?.steps ?? 0;
  const odd = { ...now, status: 'odd' };
  const [by, old, fresh] = [String(line['by']), line['old'] as string, line['new'] as string];
  const pending = now.status === 'pending';
  const isBlank = String(line['new'] ?? '').trim() === '';
  const step = now.deciders.length;
  switch (line['what']) {
    case 'submitted':
      return now.status === 'none' ? { ...now, status: 'pending' } : odd;
    case 'approved':
    case 'rejected': {
      if (!pending || line['step'] !== step) return odd;
      const last = step + 1 === steps ? 'approved' : 'pending';
      const status = line['what'] === 'rejected' ? 'rejected' : last;
      // The last approval fixes a fund where none is set.
      const fundId = (line['fundId'] ?? now.fundId) as string | null;
      if (fundId !== now.fundId && (status !== 'approved' || now.fundId !== null)) return odd;
      return { ...now, status, fundId, deciders: [...now.deciders, by], asked: null };
    }
    case 'returned': {
      const open = pending ? step : null;
      const isOpen = pending || now.status === 'approved';
      return isOpen && !isBlank && line['step'] === open
        ? { ...now, status: 'returned', asked: null }
        : odd;
    }
    case 'corrected': {
      const [before, next] = [versions[now.version - 1], versions[now.version]];
      const isNext = line['old'] === now.version && line['new'] === now.version + 1;
      if (now.status !== 'returned' || !isNext || next === undefined) return odd;
      const fundId = next.categoryId === before?.categoryId ? now.fundId : null;
      const { category, kept: deciders } = next;
      const own = { status: 'pending', version: now.version + 1, asked: null };
      return { ...now, ...own, fundId, category, deciders };
    }
    case 'withdrawn':
      return pending || now.status === 'returned'
        ? { ...now, status: 'withdrawn', asked: null }
        : odd;
    case 'reassigned':
    case 'linkResent':
      return pending && line['step'] === step
        ? { ...now, asked: (line['new'] as string[]).join(', ') }
        : odd;
    case 'renamed':
      return pending && old === now.category ? { ...now, category: fresh } : odd;
    case 'fundSet':
      return old === now.fundId && !ENDED.includes(now.status) ? { ...now, fundId: fresh } : odd;
    case 'paid': {
      const payment = `${by}: ${paymentWords(line['new'] as DocumentData)}`;
      const paid = { status: 'paid', payments: now.payments + 1, payment };
      return now.status === 'approved' ? { ...now, ...paid } : odd;
    }
    case 'paymentVoided':
    case 'enteredByMistake':
      return now.status === 'paid' &&
        now.payment?.endsWith(`: ${paymentWords(line['old'] as DocumentData)}`)
        ? { ...now, status: 'approved', payment: null }
        : odd;
    case 'duplicateSettled':
      return now.status === 'none' || now.apart.includes(old) || isBlank
        ? odd
        : { ...now, apart: [...now.apart, old].sort() };
    case 'redacted':
      return now.status === 'paid' || ENDED.includes(now.status) ? now : odd;
    default:
      return odd;
  }
}

/** The ends without a payment. */
const ENDED = ['rejected', 'withdrawn'];

/** Returns the state that the app has stored. */
function appsWord(expense: DocumentData, told: Replayed): Replayed {
  const steps = expense['steps'] as DocumentData[];
  const decided = steps.flatMap((step) => (step['decision'] as DocumentData | null) ?? []);
  const open = steps.find(({ status }) => status === 'open');
  const payment = expense['payment'] as DocumentData | null;
  return {
    status: String(expense['status']),
    version: versionOf(expense),
    deciders: decided.map(({ by }) => String(by)),
    asked: told.asked === null ? null : ((open?.['approvers'] ?? []) as string[]).join(', '),
    category: String(expense['category']),
    fundId: expense['fundId'] as string | null,
    payments: Number(expense['payments']),
    payment: payment ? `${String(payment['by'])}: ${paymentWords(payment)}` : null,
    apart: (expense['notDoubleOf'] as string[]).toSorted(),
  };
}

const METHODS: Readonly<Record<string, string>> = {
  check: 'Check',
  debitCard: 'Debit card',
  cash: 'Cash',
  transfer: 'Bank transfer',
  other: 'Other',
};
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

export function paymentWords({ method, checkNumber, date }: DocumentData): string {
  const number = checkNumber === null ? '' : ` ${String(checkNumber)}`;
  const day = DAY.format(new Date(`${String(date)}T00:00:00Z`));
  return `${METHODS[String(method)] ?? String(method)}${number} on ${day}`;
}

/** Returns what a version brings; approvals from before it was sent have stayed. */
function broughtBy(version: DocumentData): Brought {
  const steps = version['steps'] as DocumentData[];
  const sentAt = momentOf(version['sentAt']);
  const kept = steps.flatMap((step) => (step['decision'] as DocumentData | null) ?? []);
  return {
    categoryId: version['categoryId'],
    category: String((version['submission'] as DocumentData | undefined)?.['category']),
    steps: steps.length,
    kept: kept.filter(({ at }) => momentOf(at) < sentAt).map(({ by }) => String(by)),
  };
}

/** Checks that the history, replayed entry by entry, gives the state of the expense. */
export function historyProblems({ expense, versions, history }: ExpenseFacts): string[] {
  const brought = [...versions, expense].map(broughtBy);
  const nothing: Replayed = {
    status: 'none',
    deciders: [],
    asked: null,
    fundId: null,
    payments: 0,
    payment: null,
    apart: [],
    version: 1,
    category: String(brought[0]?.category),
  };
  const told = history.reduce<Replayed>((now, line) => replay(now, line, brought), nothing);
  const is = appsWord(expense, told);
  return (Object.keys(is) as (keyof Replayed)[])
    .filter((key) => String(is[key]) !== String(told[key]))
    .map((key) => `its ${key} is ${String(is[key])}, its history tells ${String(told[key])}`);
}
