import type { LedgerRecords } from '../../ledger/record-fields.ts';
import { formFromRecord, recordFromForm } from '../../ledger/record-form.ts';
import { cents, inputText, type Cents } from '../../money/money.ts';
import { serviceMessages as messages } from './service-messages.ts';
import { amountsOf, isTrade, type ServiceRowTexts, type ServiceSetup } from './service-row.ts';

/** The collections that rows of a service become entries of. */
export type ServiceCollection = 'revenueItems' | 'manualExpenses' | 'transfers';

/** The part of a row that an entry holds; a row has each at most once. */
export type ServicePart = 'gross' | 'tax' | 'fee' | 'payout';

/** The collection of each part. */
export const PART_COLLECTIONS = {
  gross: 'revenueItems',
  tax: 'revenueItems',
  fee: 'manualExpenses',
  payout: 'transfers',
} as const satisfies Readonly<Record<ServicePart, ServiceCollection>>;

/** An entry that a row becomes, without its version. */
export type ServiceEntry = {
  [Part in ServicePart]: {
    readonly part: Part;
    readonly collection: (typeof PART_COLLECTIONS)[Part];
    readonly fields: LedgerRecords[(typeof PART_COLLECTIONS)[Part]];
  };
}[ServicePart];

/** What a row becomes entries with. */
export interface ServiceContext {
  readonly setup: ServiceSetup;
  /** The name of the service's account. */
  readonly service: string;
}

/** Returns an entry's id. @param base what identifies its row. */
export function serviceEntryId(base: string, part: ServicePart): string {
  return part === 'tax' ? `${base}-tax` : base;
}

/**
 * Returns the entries that a row without errors becomes, all on its own day: what was sold is revenue, less the sales tax,
 * which is revenue of the fund that holds it; the fee is a manual expense; a payout is a transfer to the bank. So they move
 * the service's account by `netOf` the row.
 */
export function entriesOfRow(
  row: ServiceRowTexts,
  context: ServiceContext,
): readonly ServiceEntry[] {
  const { fee } = amountsOf(row);
  return [
    ...(isTrade(row) ? revenueOf(row, context) : []),
    ...(row.kind === 'payout' ? [payoutOf(row, context)] : []),
    ...(fee === 0 ? [] : [feeOf(row, fee, context)]),
  ];
}

function revenueOf(row: ServiceRowTexts, { setup }: ServiceContext): ServiceEntry[] {
  const { gross, tax } = amountsOf(row);
  const isRefund = row.kind === 'refund';
  const what = whatFor(row);
  const item = (amount: Cents, fundId: string, description: string) =>
    recordFromForm('revenueItems', {
      ...formFromRecord('revenueItems'),
      date: row.date,
      accountId: setup.accountId,
      amount: inputText(isRefund ? cents(0 - amount) : amount),
      categoryId: row.categoryId || setup.categoryId,
      fundId,
      description: isRefund ? messages.refundOf(description) : description,
      reference: row.serviceId,
    });
  const net = cents(gross - tax);
  const fund = row.fundId || setup.fundId;
  return [
    ...(net === 0
      ? []
      : [{ part: 'gross', collection: 'revenueItems', fields: item(net, fund, what) } as const]),
    ...(tax === 0
      ? []
      : [
          {
            part: 'tax',
            collection: 'revenueItems',
            fields: item(tax, setup.taxFundId, messages.taxOf(what)),
          } as const,
        ]),
  ];
}

function feeOf(row: ServiceRowTexts, fee: Cents, { setup, service }: ServiceContext): ServiceEntry {
  const isAlone = row.kind === 'fee';
  const what = row.kind === 'payout' ? messages.payoutOf(service, '') : whatFor(row);
  const description = fee < 0 ? messages.feeBack(what) : messages.feeOf(what);
  return {
    part: 'fee',
    collection: 'manualExpenses',
    fields: recordFromForm('manualExpenses', {
      ...formFromRecord('manualExpenses'),
      date: row.date,
      accountId: setup.accountId,
      amount: inputText(fee),
      categoryId: (isAlone && row.categoryId) || setup.feeCategoryId,
      fundId: isAlone
        ? row.fundId || setup.feeFundId || setup.fundId
        : setup.feeFundId || row.fundId || setup.fundId,
      paidTo: service,
      description: isAlone && row.description !== '' ? row.description : description,
      reference: row.serviceId,
    }),
  };
}

function payoutOf(row: ServiceRowTexts, { setup, service }: ServiceContext): ServiceEntry {
  return {
    part: 'payout',
    collection: 'transfers',
    fields: recordFromForm('transfers', {
      ...formFromRecord('transfers'),
      date: row.date,
      amount: inputText(amountsOf(row).gross),
      fromAccountId: setup.accountId,
      toAccountId: setup.bankAccountId,
      description: row.description || messages.payoutOf(service, row.serviceId),
    }),
  };
}

function whatFor({ description, kind }: ServiceRowTexts): string {
  if (description !== '') return description;
  return kind === 'fee' ? messages.feeAlone : messages.sale;
}
