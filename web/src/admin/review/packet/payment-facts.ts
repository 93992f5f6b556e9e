import { itemKey } from '@pa-ledger/domain/bank/items';
import { formatCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { PREPARED } from '@pa-ledger/domain/payments/check';
import { sentText, signatureText } from '@pa-ledger/domain/payments/payment-messages';
import type { RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { isByBank, type BankBooks, type namesIn } from './bank-books.ts';
import { warning } from './blocks.ts';
import type { PlacedDisbursement } from './disbursements.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import { clearedOn, clearedWithVoid, momentText } from './money-blocks.ts';
import type { Block, Fact } from './packet.ts';
import { methodText } from './payment-list.ts';

/* What a payment's part says of the payment itself, above what it pays. */

const { payments: messages, ...shared } = moneyPartMessages;

interface Around {
  readonly books: BankBooks;
  readonly names: ReturnType<typeof namesIn>;
}

/** What every payment says: number, day, payee, amount, method, account. */
export function ownFacts(one: PlacedDisbursement, { names }: Around): readonly Fact[] {
  const { checkNumber, day, payee, amount, accountId } = one;
  return [
    [shared.check, checkNumber ?? ''],
    [messages.date, formatDate(day)],
    [messages.payee, payee],
    [shared.amount, formatCents(amount)],
    [messages.method, methodText(one)],
    [shared.account, names.account(accountId)],
  ];
}

export function ratifiedFact({ key }: PlacedDisbursement, { books }: Around): Fact {
  const day = books.ratified.get(key);
  return [shared.ratified, day === undefined ? shared.notRatified : formatDate(day)];
}

/** Cash has no bank that clears it. */
export function clearedFact({ key, accountId }: PlacedDisbursement, { books }: Around): Fact {
  const account = books.accounts.find(({ id }) => id === accountId);
  if (account === undefined || !isByBank(account)) return [shared.cleared, ''];
  const statement = clearedOn(key, books);
  return [shared.cleared, statement === '' ? shared.notCleared : shared.clearedBy(statement)];
}

/** A check that a statement ticked off together with its void never came to the bank: it isn't said to have cleared. */
export function paymentClearedFacts(
  one: PlacedDisbursement,
  { id }: RecordedPayment,
  around: Around,
): readonly Fact[] {
  const { books } = around;
  const both = clearedWithVoid(id, books);
  if (both !== '') return [[shared.cleared, messages.takenOff(both)]];
  const voided = clearedOn(itemKey('payments', id, 'void'), books);
  return [clearedFact(one, around), [messages.voidCleared, voided]];
}

/** Warns of a check in force that fewer people signed than have to, or that no one mailed or handed over, as far as we know. */
export function checkWarnings({
  method,
  voided,
  mistake,
  check,
}: RecordedPayment): readonly Block[] {
  if (method !== 'check' || voided !== null || mistake !== null) return [];
  const { signatures, sent } = check ?? PREPARED;
  const { checkSignatures: needed } = organization.policies;
  return [
    ...(signatures.length < needed ? [warning(messages.unsigned(signatures.length, needed))] : []),
    ...(sent === null ? [warning(messages.unsent)] : []),
  ];
}

/** Who signed a check, who recorded that, and how it went to its payee. */
export function checkFacts({ method, check = PREPARED }: RecordedPayment): readonly Fact[] {
  if (method !== 'check') return [];
  const { signatures, sent } = check;
  const signed = signatures.map((signature) =>
    messages.signedBy(signatureText(signature), signature.by, momentText(signature.at)),
  );
  return [
    [messages.signed, signed.length === 0 ? messages.notSigned : signed.join('\n')],
    [
      messages.sent,
      sent === null
        ? messages.notSent
        : messages.sentBy(sentText(sent), sent.by, momentText(sent.at)),
    ],
  ];
}
