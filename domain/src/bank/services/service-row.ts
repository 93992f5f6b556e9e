import type { ErrorsOf } from '../../fields/form.ts';
import { ACCOUNT } from '../../accounts/account.ts';
import type { TypedOf } from '../../fields/field.ts';
import { readAmount } from '../../fields/form.ts';
import { formErrors } from '../../fields/form-errors.ts';
import { recordForm } from '../../ledger/record-fields.ts';
import { cents, type Cents } from '../../money/money.ts';
import { serviceMessages as messages } from './service-messages.ts';

/*
 * What a payment service (PayPal, Stripe, Square, a booster app) shows of its account: sales with their fees, refunds,
 * fees, and payouts to the bank. A person types them as rows, or a file fills them in.
 */

/** The most rows in one save: a commit writes up to three entries of each, every one with its journal entry. */
export const MAX_SERVICE_ROWS = 40;

export const SERVICE_ROW_KINDS = {
  sale: 'Sale',
  refund: 'Refund',
  payout: 'Payout',
  fee: 'Fee alone',
} as const;

export type ServiceRowKind = keyof typeof SERVICE_ROW_KINDS;

const { amount, categoryId, fundId, description } = recordForm('revenueItems');

const PART = { ...amount, required: false, whenUnreadable: 'refused' } as const;

/** The fields of a row. Gross is what the buyer paid, got back, or what reached the bank: never below 0. */
export const SERVICE_ROW_FORM = {
  date: { label: 'Day', kind: 'date', required: true },
  kind: { label: 'Kind', kind: 'choice', required: true, options: SERVICE_ROW_KINDS },
  gross: { ...PART, label: 'Gross', negative: false },
  // Below 0 if the service gave it back.
  fee: { ...PART, label: 'Fee' },
  tax: { ...PART, label: 'Sales tax in it', negative: false },
  description: { ...description, label: 'What for', lines: 'one', required: false, maxLength: 200 },
  serviceId: {
    label: 'ID at the service',
    kind: 'text',
    lines: 'one',
    required: false,
    maxLength: 100,
  },
  categoryId: { ...categoryId, required: false },
  fundId: { ...fundId, required: false },
} as const;

/** What the form of a row holds while you type. */
export type ServiceRowTexts = TypedOf<typeof SERVICE_ROW_FORM>;

/** The fields above the rows: the two accounts, and the categories and funds of rows that name none. */
export const SERVICE_SETUP_FORM = {
  accountId: { ...ACCOUNT, label: 'Service', required: true },
  bankAccountId: { ...ACCOUNT, label: 'Payouts go to' },
  categoryId: { ...categoryId, label: 'Category of sales', required: false },
  fundId: { ...fundId, label: 'Fund of sales', required: false },
  feeCategoryId: { ...categoryId, label: 'Category of fees', required: false },
  feeFundId: { ...fundId, label: 'Fund of fees', required: false },
  taxFundId: { ...fundId, label: 'Fund that holds sales tax', required: false },
} as const;

export type ServiceSetup = TypedOf<typeof SERVICE_SETUP_FORM>;

/** A row's amounts in cents. */
export interface ServiceAmounts {
  readonly gross: Cents;
  readonly fee: Cents;
  readonly tax: Cents;
}

/** Returns a row's amounts; what can't be read counts as 0. */
export function amountsOf({ gross, fee, tax }: ServiceRowTexts): ServiceAmounts {
  return { gross: readAmount(gross), fee: readAmount(fee), tax: readAmount(tax) };
}

/** Returns how a row changes the service's balance. */
export function netOf(row: ServiceRowTexts): Cents {
  const { gross, fee } = amountsOf(row);
  const moved = row.kind === 'sale' ? gross : 0 - gross;
  return cents(moved - fee);
}

/** Returns why a row can't be saved, by field; empty if it can. */
export function serviceRowErrors(row: ServiceRowTexts): ErrorsOf<typeof SERVICE_ROW_FORM> {
  const { gross, fee, tax } = amountsOf(row);
  const isFee = row.kind === 'fee';
  const isTaxed = row.kind === 'sale' || row.kind === 'refund';
  const own: ErrorsOf<typeof SERVICE_ROW_FORM> = {};
  if (isFee && gross !== 0) own.gross = messages.grossOfFee;
  if (!isFee && gross <= 0) own.gross = messages.noGross;
  if (isFee && fee === 0) own.fee = messages.noFee;
  if (tax > gross) own.tax = messages.taxTooLarge;
  if (!isTaxed && tax !== 0) own.tax = messages.taxOfOther;
  return { ...own, ...formErrors(SERVICE_ROW_FORM, row) };
}

/** Returns what's missing or wrong above the rows, by field. */
export function serviceSetupErrors(
  setup: ServiceSetup,
  rows: readonly ServiceRowTexts[],
): ErrorsOf<typeof SERVICE_SETUP_FORM> {
  const needs: Readonly<Record<Exclude<keyof ServiceSetup, 'accountId'>, boolean>> = {
    bankAccountId: rows.some(({ kind }) => kind === 'payout'),
    categoryId: rows.some((row) => isTrade(row) && row.categoryId === ''),
    fundId: rows.some((row) => isTrade(row) && row.fundId === ''),
    feeCategoryId: rows.some((row) => hasFee(row) && !(row.kind === 'fee' && row.categoryId)),
    feeFundId: rows.some(
      (row) => hasFee(row) && !isTrade(row) && !(row.fundId || setup.fundId || setup.feeFundId),
    ),
    taxFundId: rows.some((row) => amountsOf(row).tax !== 0),
  };
  const errors = formErrors(SERVICE_SETUP_FORM, setup);
  // The keys of a constant table are its own literal keys.
  for (const name of Object.keys(needs) as (keyof typeof needs)[]) {
    if (needs[name] && setup[name] === '')
      errors[name] = messages.needed(SERVICE_SETUP_FORM[name].label);
  }
  if (setup.accountId !== '' && setup.bankAccountId === setup.accountId)
    errors.bankAccountId = messages.sameAccount;
  return errors;
}

/** Returns whether a row is a sale or its refund. */
export function isTrade({ kind }: Pick<ServiceRowTexts, 'kind'>): boolean {
  return kind === 'sale' || kind === 'refund';
}

function hasFee(row: ServiceRowTexts): boolean {
  return amountsOf(row).fee !== 0;
}

/**
 * Returns what identifies a row at its service, so that the same row, typed or read twice, is one. A service may show a
 * sale and its refund under one id.
 * @param key the page's own for a row without the service's id.
 */
export function serviceRowKey(
  { serviceId, kind }: Pick<ServiceRowTexts, 'serviceId' | 'kind'>,
  key: string,
): string {
  const id = serviceId.trim();
  if (id === '') return `row ${key}`;
  return `${kind === 'sale' ? 'in' : 'out'} ${id}`;
}
