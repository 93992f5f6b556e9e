import { isFromClosedYear } from '@pa-ledger/domain/ledger/lines';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { membersOf } from '@pa-ledger/domain/untyped';
import { amountOf, cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/** What we compare returns with. */
export type ReturnData = Pick<
  ProjectData,
  'expenses' | 'revenueItems' | 'manualExpenses' | 'payments' | 'closings'
>;

/**
 * Checks that an entry's returns don't add up to more than its amount; that a submitted expense with a return was paid; and
 * that whatever is marked as undoing something from a closed year does: such an entry is a return, such a void is of a
 * payment in a year that was closed once, and such a new payment replaces one voided that way.
 */
export function checkReturns(data: ReturnData): string[] {
  return [
    ...problemsOf(data, 'revenueItems'),
    ...problemsOf(data, 'manualExpenses'),
    ...markProblems(data),
  ];
}

function problemsOf(data: ReturnData, collection: 'revenueItems' | 'manualExpenses'): string[] {
  const ofExpenses = collection === 'manualExpenses' ? data.expenses : [];
  const unpaid = new Set(
    ofExpenses.filter(({ data: { status } }) => status !== 'paid').map(({ id }) => id),
  );
  const amounts = new Map([
    ...ofExpenses.map(({ id, data: { payable } }) => [id, amountOf(payable)] as const),
    ...data[collection].map(({ id, data: { amount } }) => [id, amountOf(amount)] as const),
  ]);
  const given = new Map<string, Cents>();
  for (const { id, data: fields } of data[collection]) {
    const of = returnedBy(id);
    if (of !== null) given.set(of, cents((given.get(of) ?? 0) - amountOf(fields['amount'])));
  }
  return [
    ...[...given].flatMap(([id, back]) => {
      const amount = amounts.get(id);
      const place = `${unpaid.has(id) ? 'expenses' : collection}/${id}`;
      return problemsIn([
        [
          unpaid.has(id) && back > 0,
          `${formatCents(back)} of ${place} was given back, but it isn't paid.`,
        ],
        [
          back < 0,
          `${formatCents(cents(0 - back))} more of ${place} was paid again than was given back.`,
        ],
        [
          back > (amount ?? 0),
          `${formatCents(back)} of ${place} was given back, but ${amount === undefined ? "it isn't there" : `it is only ${formatCents(amount)}`}.`,
        ],
      ]);
    }),
    ...data[collection]
      .filter(({ id, data: fields }) => isFromClosedYear(fields) && returnedBy(id) === null)
      .map(
        ({ id }) => `${collection}/${id} is marked as from a closed year, but gives nothing back.`,
      ),
  ];
}

/** Payments with voids and lines marked as from closed years, and the expenses that those leave unpaid. */
function markProblems({ payments, closings, expenses }: ReturnData): string[] {
  const last =
    closings
      .map(({ data }) => String(data['last'] ?? ''))
      .toSorted()
      .at(-1) ?? '';
  const linesOf = (data: DocumentData) => (data['lines'] ?? []) as DocumentData[];
  const voided = payments.filter(({ data }) => isFromClosedYear(membersOf(data['voided'])));
  const undone = new Set(
    voided.flatMap(({ data }) => linesOf(data).map((line) => String(line['expenseId']))),
  );
  return [
    ...voided
      .filter(({ data }) => String(data['date']) > last)
      .map(
        ({ id }) =>
          `The void of payments/${id} is marked as from a closed year, but no year was closed.`,
      ),
    ...payments
      .filter(({ data }) =>
        linesOf(data).some(
          (line) => isFromClosedYear(line) && !undone.has(String(line['expenseId'])),
        ),
      )
      .map(
        ({ id }) =>
          `payments/${id} is marked as paying something of a closed year again, but that wasn't voided.`,
      ),
    ...expenses
      .filter(({ id, data }) => isFromClosedYear(data) !== undone.has(id))
      .map(({ id }) => `expenses/${id} and the voids of its payments differ about a closed year.`),
  ];
}
