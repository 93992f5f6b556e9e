import { styled } from '@mui/material/styles';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { categoryText } from '@pa-ledger/domain/expenses/expense-lines';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { hasStatement } from '@pa-ledger/domain/expenses/receipts';
import { NO_RECEIPT } from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { HStack } from '../../../ui/layout.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { NoWrap, SecondaryText } from '../../../ui/text.ts';
import type { Lookup } from '../../shared/records/lookup.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { sharedMessages } from '../../shared/shared-messages.ts';
import type { Column } from '../../shared/lists/table-model.ts';
import { expenseAddress } from '../addresses.ts';
import { fundsText, type ExpenseRow } from '../expense-row.ts';
import { expenseMessages } from '../expenses-messages.ts';
import type { AmongExpenses } from '../neighbors.ts';
import { PaymentFlags, StatusChip } from '../StatusChip.tsx';
import { nextActionOf } from '../next-action.ts';
import { NextAction } from '../NextAction.tsx';

interface ColumnsContext {
  readonly lookup: Pick<Lookup, 'fundName'>;
  readonly now: Instant;
  /** The query of the address, for the link back. */
  readonly search: string;
  /** All expenses of the page, in order. */
  readonly among: readonly string[];
}

/** Returns the id of the link that opens an expense. */
export function linkId(expenseId: string): string {
  return `expense-${expenseId}`;
}

/** Returns the columns of the submitted expenses in their order. */
export function expenseColumns(context: ColumnsContext): readonly Column<ExpenseRow>[] {
  const { lookup, now, search, among } = context;
  const state: AmongExpenses = { among };
  return [
    {
      id: 'reference',
      label: expenseMessages.reference,
      onCard: 'note',
      cell: ({ id }) => (
        <RowLink to={expenseAddress(id, search)} state={state} id={linkId(id)}>
          {referenceOf(id)}
        </RowLink>
      ),
    },
    {
      id: 'date',
      label: expenseMessages.submitted,
      onCard: 'note',
      sortable: true,
      orders: sharedMessages.dateOrders,
      cell: ({ submittedAt }) => (
        <NoWrap>{formatDate(dateAt(submittedAt, organization.timeZone))}</NoWrap>
      ),
    },
    {
      id: 'submitter',
      isWide: true,
      label: expenseMessages.submitter,
      onCard: 'blank',
      cell: ({ submission }) => submission.name,
    },
    {
      id: 'payee',
      label: expenseMessages.payee,
      cell: ({ submission }) => (
        <>
          {submission.paidTo}{' '}
          {paysVendor(submission) && (
            <SecondaryText as="span" className="detail">
              {expenseMessages.invoice(submission.invoiceNumber)}
            </SecondaryText>
          )}
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'category',
      label: sharedMessages.category,
      cell: categoryText,
      onCard: 'blank',
    },
    {
      id: 'fund',
      isWide: true,
      label: sharedMessages.fund,
      onCard: 'blank',
      cell: (row) => fundsText(row, lookup) || expenseMessages.none,
    },
    {
      id: 'amount',
      label: expenseMessages.amount,
      cell: ({ amount }) => <Money amount={amount} />,
      numeric: true,
      sortable: true,
      onCard: 'figure',
    },
    {
      id: 'status',
      label: expenseMessages.status,
      onCard: 'note',
      cell: ({ status, payment, submission }) => (
        <HStack sx={{ gap: '0 0.5rem' }}>
          <StatusChip status={status} />
          {payment !== null && (
            <SecondaryText as="span">
              {expenseMessages.paid(formatDate(payment.date), payment.checkNumber)}
            </SecondaryText>
          )}
          <PaymentFlags flags={payment?.flags} />
          {hasStatement(submission.receipts) && <Tag tone="warning">{NO_RECEIPT}</Tag>}
        </HStack>
      ),
    },
    {
      id: 'nextAction',
      label: expenseMessages.nextAction,
      onCard: 'note',
      cell: (row) => {
        const nextAction = nextActionOf(row);
        return nextAction === null ? (
          <span className="detail">{expenseMessages.none}</span>
        ) : (
          <NextAction nextAction={nextAction} now={now} />
        );
      },
    },
  ];
}

/** Its clickable area is the whole row. */
const RowLink = styled(PanelLink)(({ theme }) => ({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
    borderRadius: 8,
  },
}));
