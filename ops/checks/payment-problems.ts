import type { DocumentData } from 'firebase-admin/firestore';
import { count, problemsIn, type Finding } from './findings.ts';
import type { ExpenseFacts } from './project-data.ts';
import { mailbox } from './mailbox.ts';

/** What takes a payment back, in the words of the history. */
const TAKEN_BACK = ['paymentVoided', 'enteredByMistake'];

/**
 * Returns what is wrong with an expense's payments, compared with the reasons and the mails. That the history gives payment
 * and fund is checked by replaying it, and that the payments' documents tell the same, by `check-payments.ts`.
 */
export function paymentProblems({ expense, contact, history, mails }: ExpenseFacts): string[] {
  const payment = (expense['payment'] ?? null) as DocumentData | null;
  const payments = Number(expense['payments']);
  const voids = history.filter(({ what }) => TAKEN_BACK.includes(String(what)));
  return problemsIn([
    [payment !== null && payment['number'] !== payments, 'its payment has another number'],
    [voids.some((line) => String(line['new']).trim() === ''), 'a void has no reason'],
    [count(mails, 'purpose', 'paid') !== payments, 'the submitter is not told each payment once'],
    [
      count(mails, 'purpose', 'voided') !== voids.length,
      'the submitter is not told each void once',
    ],
    ...flagFindings(payment, history, contact),
  ]);
}

/** Returns what is wrong with the marks of the payment. */
function flagFindings(
  payment: DocumentData | null,
  history: readonly DocumentData[],
  contact: DocumentData | null,
): Finding[] {
  if (payment === null) return [];
  const email: unknown = contact?.['email'];
  const own = mailbox(String(payment['by'])) === mailbox(String(email));
  const flags = (payment['flags'] ?? []) as unknown[];
  const line = history.findLast(({ what }) => what === 'paid');
  return [
    // Whose the address was is not known once it is removed.
    [
      email !== undefined && own !== flags.includes('ownExpense'),
      'it is not seen whether the payer had asked for it',
    ],
    [
      String(line?.['flags'] ?? []) !== String(flags),
      'its history does not say what is to be seen of its payment',
    ],
  ];
}
