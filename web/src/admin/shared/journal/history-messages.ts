import { noteOf } from '@pa-ledger/domain/expenses/reason';
import { actingAs, ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';
import type { ExpenseLine } from '@pa-ledger/domain/expenses/expense';
import { fundIdsOf, standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { sentText } from '@pa-ledger/domain/payments/payment-messages';
import { type PaymentFlag } from '@pa-ledger/domain/payments/payment';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';
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
  const step = role === null ? 'it' : `the ${ROLE_NAMES[role]} step`;
  switch (entry.what) {
    case 'submitted':
      return 'Submitted the request.';
    case 'approved': {
      const note = noteOf({ action: 'approve', reason });
      const done = `Approved${as}${note === null ? '.' : `, with a note: ${note}`}`;
      return [done, ...lastWords(entry, fundName)].join(' ');
    }
    case 'rejected':
      return [`Rejected${as}: ${reason}`, ...reducedWords(entry)].join(' ');
    case 'returned':
      // Who sends it back from the panel does so as an administrator, whoever's turn it is.
      return `Sent it back to the submitter${entry.byUid === undefined ? as : ' as an administrator'}: ${entry.new}`;
    case 'corrected':
      return `Corrected the request. This is version ${entry.new}.`;
    case 'withdrawn':
      return 'Canceled the request.';
    case 'reassigned':
      return `Moved ${step} from ${peopleIn(entry.old)} to ${peopleIn(entry.new)}${standIn ? as : ''}.`;
    case 'renamed':
      return `Its category ${entry.old} is now called ${entry.new}.`;
    case 'linesSet':
      return [
        `Changed what it counts as from ${linesWords(entry.old, fundName)} to ${linesWords(entry.new, fundName)}: ${entry.reason}`,
        ...(entry.date === undefined ? [] : [`It counts from ${formatDate(entry.date)} on.`]),
        ...(entry.reopened === true ? ['It needs another approval.'] : []),
        ...reducedWords(entry),
      ].join(' ');
    case 'linesConfirmed':
      return `Confirmed the change of ${formatDate(entry.new)}.`;
    case 'fundSet': {
      const [before, now] = [entry.old, entry.new].map((id) =>
        id === null ? 'none' : fundName(id),
      );
      return `Set the fund to ${now}. It was ${before}.`;
    }
    case 'paid': {
      const flags = entry.flags ?? [];
      const marks = flags.map((flag) => FLAG_SENTENCES[flag]);
      return [`Paid it: ${paymentText(entry.new)}.`, ...marks].join(' ');
    }
    case 'checkSent':
      return `${sentText(entry.new)}: ${paymentText(entry.old)}.`;
    case 'paymentVoided':
      return `Voided the payment (${paymentText(entry.old)}) on ${formatDate(entry.date)}: ${entry.new}`;
    case 'enteredByMistake':
      return `Deleted the payment (${paymentText(entry.old)}): ${entry.new}`;
    case 'duplicateSettled':
      return `Not a duplicate of ${referenceOf(entry.old)}: ${entry.new}`;
    case 'handleConfirmed':
      return `Confirmed where to pay (${entry.old}), by a call to a number ending in ${entry.new}.`;
    case 'redacted':
      return `Removed contact details and receipts, because this was settled before ${formatDate(entry.new)}.`;
    case 'linkResent':
      return `Sent a new link for ${step} to ${peopleIn(entry.new)}${standIn ? as : ''}${insteadOf(entry.old, entry.new)}. Earlier links no longer work.`;
  }
}

/** What else an approval says: whether it was the last one, and which fund it fixed. */
function lastWords(
  entry: Extract<HistoryEntry, { what: 'rejected' | 'approved' }>,
  fundName: (id: string) => string,
): string[] {
  const { new: status, lines = [] } = entry;
  const reduced = reducedWords(entry);
  if (status !== 'approved') return reduced;
  const funds = fundIdsOf({ lines }).flatMap((id) => (id === null ? [] : [fundName(id)]));
  const fund =
    funds.length === 0 || reduced.length > 0
      ? []
      : [`Its fund is ${funds.join(' and ')}, from the budget.`];
  return [...reduced, 'That was the last approval.', ...fund];
}

/** Says how much less is paid now. */
function reducedWords({
  reduced,
}: {
  readonly reduced?: { readonly from: number; readonly to: number } | undefined;
}): string[] {
  if (reduced === undefined) return [];
  const [from, to] = [reduced.from, reduced.to].map((dollars) => formatCents(amountOf(dollars)));
  return [`It’s ${to} now, instead of ${from}.`];
}

/** Names lines: `$64.35 for Fall Festival from Main Fund`. */
function linesWords(lines: readonly ExpenseLine[], fundName: (id: string) => string): string {
  return standingLines({ lines })
    .map(({ category, fundId, amount }) => {
      const fund = fundId === null ? '' : ` from ${fundName(fundId)}`;
      return `${formatCents(amountOf(amount))} for ${category}${fund}`;
    })
    .join(', ');
}

/** Says who was asked before and no longer is: the link went out after a change of the approvers. */
function insteadOf(before: readonly string[], now: readonly string[]): string {
  const replaced = before.filter((person) => !now.includes(person));
  return replaced.length === 0 ? '' : ` instead of ${replaced.join(' or ')}`;
}

function peopleIn(people: readonly string[]): string {
  return people.join(' or ') || 'no one';
}

/** The sentences of the flags in the history. */
const FLAG_SENTENCES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense: 'They paid their own request, because there was no other administrator.',
  ownName: 'The payee has the payer’s name.',
};
