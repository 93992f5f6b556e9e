import { cents, formatCents } from '@pa-ledger/domain/money/money';
import type { AccountSummary } from '@pa-ledger/domain/reports/treasurer/account-lines';
import type { CashAmounts } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import type { FundSummary } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import { treasurerMessages } from '../../reports/treasurer/treasurer-messages.ts';
import type { Block } from './packet.ts';
import { amountColumns, amountTexts, tableOf } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

/* What each fund and account had, got, and gave: on the cover, and in each treasurer's report. */

const { cash } = treasurerMessages;

const FIELDS = [
  { field: 'beginning', label: cash.beginning },
  { field: 'receipts', label: cash.receipts },
  { field: 'disbursements', label: cash.disbursements },
  { field: 'advances', label: cash.advances },
  { field: 'transfers', label: cash.transfers },
  { field: 'adjustments', label: cash.adjustments },
  { field: 'ending', label: cash.ending },
] as const;

/** As on the panel's page, columns in which nothing is are left out. */
const RARE: readonly string[] = ['advances', 'transfers', 'adjustments'];

/** A fund, the sum of several, or an account. */
interface CashRow extends CashAmounts {
  readonly name: string;
}

/** Returns the table of the funds, with what's held for others apart. */
export function fundTable({ lines, parts, total }: FundSummary): Block {
  const rowsOf = (isHeld: boolean): readonly CashRow[] =>
    lines
      .filter((line) => line.isHeld === isHeld)
      .map((line) => ({ ...line, name: `${line.fundCode} ${line.fundName}`.trim() }));
  const { own, held } = treasurerMessages.funds;
  const rows =
    parts === null
      ? rowsOf(false)
      : [
          ...rowsOf(false),
          { ...parts.own, name: own },
          ...rowsOf(true),
          { ...parts.held, name: held },
        ];
  return cashTable(treasurerMessages.fund, rows, total, reportPartMessages.cover.noFunds);
}

/** Returns the table of the accounts. */
export function accountTable({ lines, total }: AccountSummary): Block {
  const rows = lines.map((line) => ({ ...line, name: line.accountName }));
  const { account } = treasurerMessages.accounts;
  return cashTable(account, rows, total, reportPartMessages.cover.noAccounts);
}

function cashTable(
  label: string,
  rows: readonly CashRow[],
  total: CashAmounts,
  empty: string,
): Block {
  const fields = FIELDS.filter(
    ({ field }) => !RARE.includes(field) || rows.some((row) => row[field] !== 0),
  );
  return tableOf({
    columns: [
      { label, share: 2, text: ({ name }: CashRow) => name },
      ...amountColumns(fields, (row: CashRow) => row),
    ],
    rows,
    total: [cash.total, ...amountTexts(fields, total)],
    empty,
  });
}

/** Returns whether the accounts end with what the funds have; nothing without accounts. */
export function matchBlocks(
  funds: Pick<FundSummary, 'total'>,
  accounts: AccountSummary,
): readonly Block[] {
  if (accounts.lines.length === 0) return [];
  const [inFunds, inAccounts] = [funds.total.ending, accounts.total.ending];
  if (inFunds === inAccounts)
    return [{ kind: 'text', text: reportPartMessages.cover.matches(formatCents(inFunds)) }];
  const { more, less } = treasurerMessages.accounts;
  return [
    { kind: 'text', text: differenceText(inAccounts - inFunds, more, less), tone: 'warning' },
  ];
}

/** @param difference in cents. */
function differenceText(
  difference: number,
  more: (amount: string) => string,
  less: (amount: string) => string,
): string {
  const amount = formatCents(cents(Math.abs(difference)));
  return difference > 0 ? more(amount) : less(amount);
}
