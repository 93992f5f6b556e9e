import { COUNT_FORM, type Denomination } from '@pa-ledger/domain/bank/count-sheet';
import { ACCOUNT_KINDS } from '@pa-ledger/domain/accounts/account';
import { type WayToSend } from '@pa-ledger/domain/payments/check';
import { WAYS_TO_SEND } from '@pa-ledger/domain/payments/payment-messages';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { LANGUAGE_TAGS } from '@pa-ledger/domain/language';
import type { PaymentClaim } from '@pa-ledger/domain/payments/payment';
import * as z from 'zod';
import associationJson from './association.json' with { type: 'json' };
import expensesJson from './expenses.json' with { type: 'json' };
import receiptsJson from './receipts.json' with { type: 'json' };

const text = z.string().min(1);
const dollars = z.number();
/** When: 0 is the start of the year, 1 is now. */
const share = z.number().min(0).max(1);
const line = { categoryId: text, fundId: text, description: text };
const budgetLine = z.strictObject({ ...line, originalBudget: dollars, changes: dollars });
const transaction = z.strictObject({
  share,
  ...line,
  amount: dollars,
  reference: text.optional(),
  accountId: text,
});

const transfer = z.strictObject({
  share,
  fromAccountId: text,
  toAccountId: text,
  amount: dollars,
  description: text,
});

const unclearedCheck = z.strictObject({
  id: text,
  kind: z.literal('paid'),
  daysBefore: z.int().min(1),
  checkNumber: text,
  payee: text,
  amount: dollars,
});

// The keys are the methods.
const METHODS = Object.keys(PAYMENT_METHOD_NAMES) as PaymentClaim['method'][];

// The keys are the kinds.
const KINDS = Object.keys(ACCOUNT_KINDS) as (keyof typeof ACCOUNT_KINDS)[];

/** What an association does with its bank besides its entries. */
const bank = z.strictObject({
  deposit: z.strictObject({
    id: text,
    share,
    slip: text,
    countedBy: z.tuple([text, text]),
    cash: z.partialRecord(z.enum(Object.keys(COUNT_FORM) as [Denomination]), z.int().min(1)),
    items: z.array(text).min(1),
  }),
  /** Checks that paid nothing. */
  spoiled: z.array(z.strictObject({ checkNumber: text, accountId: text, share, reason: text })),
  /** Added to a record. */
  papers: z.array(z.strictObject({ of: text, name: text, share })),
  /** A meeting that ratified everything paid up to its date. */
  ratification: z.strictObject({ id: text, share }),
  /** The statement of the last month that had ended by then. Uncleared items are in `outstanding`, by key. */
  statement: z.strictObject({ accountId: text, share, outstanding: z.array(text) }),
  /** What no second person has confirmed, by key; all else is. */
  unconfirmed: z.array(text),
});

/**
 * Six events and five administrative categories, one of which the form doesn't offer. Field Day has no approver yet, so an
 * expense for it waits and administrators see why; the carnival uses two funds, and its approver will be away. The accounts
 * opened with the year, with what the funds began with and a check that the bank hadn't cleared.
 */
const association = z.strictObject({
  categories: z.record(
    text,
    z.strictObject({
      name: text,
      requiresEventApprover: z.boolean(),
      offForm: z.literal(true).exactOptional(),
    }),
  ),
  approvers: z.strictObject({
    presidents: z.array(text),
    treasurer: text,
    eventApprovers: z.record(text, z.string()),
    standIns: z.strictObject({
      president: z.string(),
      treasurer: z.string(),
      eventApprovers: z.record(text, z.string()),
    }),
    /** Starts this many days from now, and lasts this many days. */
    absences: z.array(z.strictObject({ address: text, inDays: z.int(), days: z.int().min(1) })),
  }),
  funds: z.record(
    text,
    z.strictObject({ code: text, name: text, description: text, beginningBalance: dollars }),
  ),
  accounts: z.record(
    text,
    z.strictObject({
      name: text,
      kind: z.enum(KINDS),
      openingBalance: dollars,
      outstanding: z.array(unclearedCheck).optional(),
      /** Who signs its checks, from the opening on. */
      signers: z.array(text).optional(),
    }),
  ),
  budgetItems: z.record(text, budgetLine),
  incomeItems: z.record(text, budgetLine),
  revenueItems: z.record(text, transaction.extend({ donor: text.exactOptional() })),
  manualExpenses: z.record(
    text,
    transaction.extend({
      paidTo: text,
      method: z.enum(METHODS).exactOptional(),
      checkNumber: text.exactOptional(),
    }),
  ),
  inKindGifts: z.record(
    text,
    z.strictObject({
      share,
      donor: text,
      kind: z.enum(['goods', 'services']),
      description: text,
      value: dollars,
    }),
  ),
  transfers: z.record(text, transfer),
  bank,
});

/** Phone numbers are from the range reserved for fiction, and no mail server accepts these addresses. */
const parent = z.strictObject({
  name: text,
  email: text,
  phone: text,
  mailingAddress: text,
  /** Of the page that they send from. */
  language: z.enum(LANGUAGE_TAGS).exactOptional(),
});

/** What happened to an expense, in order; the first approver of each step decides it. */
const act = z.discriminatedUnion('act', [
  /** Of a smaller amount only with the reason. */
  z.strictObject({
    act: z.literal('approve'),
    amount: dollars.exactOptional(),
    reason: text.exactOptional(),
  }),
  z.strictObject({ act: z.literal('reject'), reason: text }),
  z.strictObject({ act: z.literal('return'), note: text }),
  z.strictObject({ act: z.literal('setFund'), fundId: text }),
  z.strictObject({
    act: z.literal('setLines'),
    lines: z.array(z.strictObject({ category: text, fundId: text, amount: dollars })),
    reason: text,
  }),
  z.strictObject({
    act: z.literal('recordPayment'),
    number: z.int(),
    payment: z.strictObject({ method: z.enum(METHODS), checkNumber: z.string(), accountId: text }),
  }),
  z.strictObject({ act: z.literal('signCheck'), signer: text }),
  z.strictObject({
    act: z.literal('sendCheck'),
    how: z.enum(Object.keys(WAYS_TO_SEND) as [WayToSend]),
  }),
  z.strictObject({ act: z.literal('voidPayment'), payment: z.int(), reason: text }),
]);

const expense = z.strictObject({
  id: text,
  /** Who submitted it, by name among the parents. */
  parent: text,
  share,
  category: text,
  amount: dollars,
  split: text.optional(),
  description: text,
  notes: z.string().default(''),
  /** Who gets paid, if not the parent. */
  paidTo: text.optional(),
  payTo: z.literal('vendor').optional(),
  invoiceNumber: text.optional(),
  payBy: z.literal('pickup').optional(),
  /** The receipts' file names. */
  receipts: z.array(text),
  acts: z.array(act),
});

export type SampleAct = z.infer<typeof act>;
export type SampleExpense = z.infer<typeof expense>;
export type SampleBudgetLine = z.infer<typeof budgetLine>;

export const ASSOCIATION = association.parse(associationJson);

const receipt = z.strictObject({
  /** When it was written, if not on the day of the expense. */
  share: share.exactOptional(),
  vendor: text,
  place: text,
  /** With what it's called: `Invoice 5`. */
  number: text,
  items: z.array(z.tuple([text, dollars])).min(1),
  note: text,
});

/** The receipts and papers, by the name of their file, whose extension says what they are: an invoice, a scan, or a photo. */
export const RECEIPTS = z.record(text, receipt).parse(receiptsJson);

/** Expenses in every state, and who submitted them. */
export const { parents: PARENTS, expenses: EXPENSES } = z
  .strictObject({ parents: z.record(text, parent), expenses: z.array(expense) })
  .parse(expensesJson);
