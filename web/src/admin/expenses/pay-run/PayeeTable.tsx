import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { payByText } from '@pa-ledger/domain/expenses/expense-messages';
import { purposeOf } from '@pa-ledger/domain/payments/recorded-payment';
import { isOwnPayment } from '@pa-ledger/domain/payments/payment';
import { sumCents } from '@pa-ledger/domain/money/money';
import { ErrorText, Multiline, NO_VALUE, SecondaryText, WarningText } from '../../../ui/text.ts';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { expenseAddress } from '../addresses.ts';
import { payRunMessages as messages } from './pay-run-messages.ts';
import type { Group, PaidGroup, PayRun } from './usePayRun.ts';

interface PayeeTableProps {
  readonly groups: readonly Group[];
  readonly run: PayRun;
  /** The email address of the person who's signed in. */
  readonly person: string;
}

/** Everyone who's ready to be paid, each with a box to check and the number of their check. */
export function PayeeTable({ groups, run, person }: PayeeTableProps) {
  const { selected, select, numbersOf, errors, paying } = run;
  const chosen = groups.filter(({ key }) => selected.has(key));
  const numbers = numbersOf(chosen);
  const toggle = (key: string, isOn: boolean): void => {
    select(new Set(isOn ? [...selected, key] : [...selected].filter((one) => one !== key)));
  };
  const columns: readonly Column<Group>[] = [
    {
      id: 'payee',
      label: messages.payee,
      cell: ({ key, payee }) => (
        <>
          <Checkbox
            checked={selected.has(key)}
            disabled={paying !== null}
            slotProps={{ input: { 'aria-label': messages.select(payee) } }}
            onChange={({ target }) => toggle(key, target.checked)}
            sx={{ marginBlock: '-0.5rem', marginInlineStart: '-0.6rem' }}
          />
          {payee}
        </>
      ),
      onCard: 'title',
    },
    forColumn(person),
    HOW_TO_PAY,
    {
      id: 'checkNumber',
      label: messages.checkNumber,
      cell: ({ key, payee }) => (
        <>
          {numbers.has(key) ? (
            <OutlinedInput
              size="small"
              value={numbers.get(key) ?? ''}
              disabled={paying !== null}
              error={errors.has(key)}
              inputProps={{ 'aria-label': messages.checkNumberOf(payee), maxLength: 20 }}
              onChange={({ target }) => run.setNumber(key, target.value)}
              sx={{ width: '8rem' }}
            />
          ) : (
            NO_VALUE
          )}
          {paying === key && <SecondaryText role="status">{messages.paying}</SecondaryText>}
          <ErrorText role="alert">{errors.get(key)}</ErrorText>
        </>
      ),
      onCard: 'note',
    },
    AMOUNT,
  ];
  return (
    <DataTable
      name={messages.list}
      columns={columns}
      rows={{ status: 'ready', value: groups }}
      keyOf={({ key }) => key}
      empty={null}
      totals={{
        label: messages.totalOf(chosen.length),
        cells: { amount: <Money amount={sumCents(chosen.map(({ total }) => total))} /> },
      }}
    />
  );
}

/** What this run has paid, to print for the envelopes. */
export function PaidTable({ paid }: { readonly paid: readonly PaidGroup[] }) {
  return (
    <DataTable
      name={messages.paidHeading}
      columns={PAID_COLUMNS}
      rows={{ status: 'ready', value: paid }}
      keyOf={({ key }) => key}
      empty={null}
      totals={{
        label: messages.totalPaid(paid.length),
        cells: { amount: <Money amount={sumCents(paid.map(({ total }) => total))} /> },
      }}
    />
  );
}

/** What a payment pays, each leading to its expense. @param person who's warned of their own expenses. */
function forColumn(person: string): Column<Group> {
  return {
    id: 'for',
    label: messages.isFor,
    cell: ({ expenses }) =>
      expenses.map(({ id, submission, contact }) => (
        <div key={id}>
          <NameLink to={expenseAddress(referenceOf(id), '')}>{referenceOf(id)}</NameLink>{' '}
          {purposeOf(submission.description)}
          {isOwnPayment(contact, person) && (
            <WarningText>{messages.own(referenceOf(id))}</WarningText>
          )}
        </div>
      )),
    onCard: 'note',
  };
}

/** Where the check is mailed, or how the payee wants to be paid instead. */
const HOW_TO_PAY: Column<Group> = {
  id: 'howToPay',
  label: messages.howToPay,
  cell: ({ expenses: [first] }) => {
    if (first === undefined) return NO_VALUE;
    const { submission, contact } = first;
    if (submission.payBy === undefined) return <Multiline>{contact.mailingAddress}</Multiline>;
    return messages.payBy(payByText(submission), contact.payHandle);
  },
};

const AMOUNT: Column<Group> = {
  id: 'amount',
  label: messages.amount,
  cell: ({ total }) => <Money amount={total} />,
  numeric: true,
  onCard: 'figure',
};

const PAID_COLUMNS: readonly Column<PaidGroup>[] = [
  { id: 'payee', label: messages.payee, cell: ({ payee }) => payee, onCard: 'title' },
  forColumn(''),
  HOW_TO_PAY,
  {
    id: 'checkNumber',
    label: messages.checkNumber,
    cell: ({ checkNumber }) => checkNumber || NO_VALUE,
    onCard: 'note',
  },
  AMOUNT,
];
