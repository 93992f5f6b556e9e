import { noteOf } from '@pa-ledger/domain/expenses/reason';
import { actingAs, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { paymentText, type PaymentFlag } from '@pa-ledger/domain/payments/payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { formatDate } from '@pa-ledger/domain/time/dates';

/** Who did it. */
export function actorOf({ by }: Pick<HistoryEntry, 'by'>): string {
  if (by === 'system') return 'PA Ledger';
  // The id of a contact: the address is not in the history.
  return by.includes('@') ? by : 'The submitter';
}

/** What a line says: what was done, what was there before and what is there now. */
export function historyWords(entry: HistoryEntry, fundName: (id: string) => string): string {
  const { role = null, reason = '' } = entry;
  const standIn = 'standIn' in entry;
  const as = role === null ? '' : ` as ${actingAs(role, { standIn })}`;
  const ofStep = role === null ? '' : ` for the step of the ${ROLE_NAMES[role]}`;
  switch (entry.what) {
    case 'submitted':
      return 'Submitted the expense.';
    case 'approved': {
      const note = noteOf({ action: 'approve', reason });
      const done = `Approved it${as}${note === null ? '.' : ` with the note: ${note}`}`;
      return [done, ...lastWords(entry, fundName)].join(' ');
    }
    case 'rejected':
      return `Rejected it${as}: ${reason}`;
    case 'returned':
      // Who sends it back from the panel does so as an administrator, whoever's turn it is.
      return `Sent it back to the submitter${entry.byUid === undefined ? as : ' as an administrator'}: ${entry.new}`;
    case 'corrected':
      return `Corrected the expense: this is version ${entry.new}.`;
    case 'withdrawn':
      return 'Withdrew the expense.';
    case 'reassigned':
      return `Asked ${peopleIn(entry.new)}${standIn ? as : ofStep} instead of ${peopleIn(entry.old)}.`;
    case 'renamed':
      return `The category ${entry.old} is now called ${entry.new}.`;
    case 'fundSet': {
      const [before, now] = [entry.old, entry.new].map((id) =>
        id === null ? 'none' : fundName(id),
      );
      return `Set the fund to ${now}; before it was ${before}.`;
    }
    case 'paid': {
      const flags = entry.flags ?? [];
      const marks = flags.map((flag) => FLAG_SENTENCES[flag]);
      return [`Recorded the payment: ${paymentText(entry.new)}.`, ...marks].join(' ');
    }
    case 'paymentVoided':
      return `Voided the payment ${paymentText(entry.old)}, as of ${formatDate(entry.date)}: ${entry.new}`;
    case 'enteredByMistake':
      return `Removed the payment ${paymentText(entry.old)}: ${entry.new}`;
    case 'duplicateSettled':
      return `Settled that this is not ${referenceOf(entry.old)} once more: ${entry.new}`;
    case 'redacted':
      return `Removed the contact and the receipts: the expense was settled before ${formatDate(entry.new)}.`;
    case 'linkResent':
      return `Sent the link${ofStep} again, to ${peopleIn(entry.new)}${standIn ? as : ''}${insteadOf(entry.old, entry.new)}. The links before no longer work.`;
  }
}

/** What else an approval says: whether it was the last one, and which fund it fixed. */
function lastWords(
  { new: status, fundId }: Extract<HistoryEntry, { what: 'approved' }>,
  fundName: (id: string) => string,
): string[] {
  if (status !== 'approved') return [];
  const fund = fundId == null ? [] : [`The fund is ${fundName(fundId)}, by the budget.`];
  return ['This was the last approval.', ...fund];
}

/** Says who was asked before and no longer is: the link went out after a change of the approvers. */
function insteadOf(before: readonly string[], now: readonly string[]): string {
  const replaced = before.filter((person) => !now.includes(person));
  return replaced.length === 0 ? '' : ` instead of ${replaced.join(' or ')}`;
}

function peopleIn(people: readonly string[]): string {
  return people.join(' or ') || 'nobody';
}

/** The sentences of the flags in the history. */
const FLAG_SENTENCES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense:
    'The payer had submitted this expense; no other administrator was listed at that time.',
  ownName: 'The payee has the name of the payer.',
};
