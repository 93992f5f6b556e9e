import { headingRowIn, matchHeadings, type SoughtColumn } from '../../sheets/headings.ts';
import { tidyCell } from '../../sheets/cells.ts';

/** What a column of a service's file can be. */
export type ServiceColumn =
  | 'date'
  | 'time'
  | 'zone'
  | 'kind'
  | 'gross'
  | 'fee'
  | 'net'
  | 'tax'
  | 'text'
  | 'id'
  | 'status'
  | 'currency'
  | 'effect'
  | 'cash'
  | 'otherTender';

/** Which column is which, from 0, and the row of the headings, from 0; -1 without headings. */
export interface ServiceColumns extends Readonly<Partial<Record<ServiceColumn, number>>> {
  readonly headings: number;
}

/**
 * What services call them, as `headingKey` spells it once the brackets are gone, best first: PayPal's activity, Stripe's
 * balance and payout reports, Square's transactions, Venmo's statements, and lists of donations such as Givebutter's.
 */
const NAMES: Readonly<Record<ServiceColumn, string>> = {
  date: `date, datetime, date time, created utc, created date utc, created, created at, created date, date utc,
    transaction date, payment date, transaction date utc, date received, donation date, paid at, timestamp`,
  time: `time, time utc, transaction time, payment time`,
  zone: `time zone, timezone, tz`,
  kind: `type, reporting category, event type, transaction type, balance type`,
  gross: `gross, total collected, amount total, gross amount, amount, total amount, amount charged, donation amount,
    amount paid, total`,
  fee: `fee, fees, amount fee, fee amount, total fees, processing fee, processing fees, transaction fee, stripe fee,
    paypal fee, fees paid`,
  net: `net, net total, amount net, net amount, payout, payout amount, amount received`,
  tax: `sales tax, tax, amount tax, tax amount, sales tax amount`,
  text: `item title, description, note, notes, memo, campaign title, campaign, form title, event name, title, item,
    subject`,
  id: `payment id, balance transaction id, transaction id, id, reference id, reference, receipt number, order id`,
  status: `status, transaction status, payment status`,
  currency: `currency, currency code`,
  effect: `balance impact`,
  cash: `cash`,
  otherTender: `other tender`,
};

const SOUGHT = Object.entries(NAMES).map(([field, names]) => ({
  // The keys of a constant table are its own literal keys.
  field: field as ServiceColumn,
  names: names.split(/,\s+/),
})) satisfies readonly SoughtColumn<ServiceColumn>[];

/** Returns the headings, tidied, with what's in brackets: Venmo calls everything an amount but for that. */
export function serviceHeadings(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => tidyCell(cell).replace(/[()]/g, ' '));
}

/** Finds the headings and the columns of a service's file; null if a person must choose them. */
export function serviceColumnsIn(rows: readonly (readonly string[])[]): ServiceColumns | null {
  const headings = headingRowIn(rows.map(serviceHeadings), SOUGHT);
  const cells = headings === null ? undefined : rows[headings];
  if (headings === null || cells === undefined) return null;
  const matched = matchHeadings(serviceHeadings(cells), SOUGHT);
  const columns: ServiceColumns = {
    headings,
    ...Object.fromEntries(matched.flatMap((field, at) => (field === null ? [] : [[field, at]]))),
  };
  return isServiceFile(columns) ? columns : null;
}

/** Returns whether the columns include what every row needs: day and gross. */
export function isServiceFile({ date, gross }: ServiceColumns): boolean {
  return date !== undefined && gross !== undefined;
}
