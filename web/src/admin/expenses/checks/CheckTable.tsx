import Checkbox from '@mui/material/Checkbox';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { sumCents } from '@pa-ledger/domain/money/money';
import { signatureText } from '@pa-ledger/domain/payments/payment-messages';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { NoWrap, SecondaryText } from '../../../ui/text.ts';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { expenseAddress } from '../addresses.ts';
import { checksMessages as messages } from './checks-messages.ts';
import { NEEDED, type CheckRow } from './checks-store.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

interface CheckTableProps {
  readonly name: string;
  readonly rows: readonly CheckRow[];
  /** The ids of those that a person left out. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (ids: ReadonlySet<string>) => void;
  /** Returns why a check can't be chosen; null if it can. */
  readonly refusalOf?: (row: CheckRow) => string | null;
}

/** Checks with boxes to check off: all of them at first, and below what is chosen. A reviewer gets only the list. */
export function CheckTable({ name, rows, left, onLeave, refusalOf = () => null }: CheckTableProps) {
  const may = useMay();
  const open = rows.filter((row) => refusalOf(row) === null);
  const chosen = open.filter(({ id }) => !left.has(id));
  const column: Column<CheckRow> = {
    id: 'check',
    label: messages.check,
    cell: (row) => {
      const refusal = refusalOf(row);
      return (
        <>
          <IfMay>
            <Checkbox
              checked={refusal === null && !left.has(row.id)}
              disabled={refusal !== null}
              slotProps={{ input: { 'aria-label': messages.select(row.number, row.payee) } }}
              onChange={({ target }) =>
                onLeave(
                  new Set(
                    target.checked ? [...left].filter((id) => id !== row.id) : [...left, row.id],
                  ),
                )
              }
              sx={{ marginBlock: '-0.5rem', marginInlineStart: '-0.6rem' }}
            />
          </IfMay>
          {row.number}
          {refusal !== null && may('keepBooks') && <SecondaryText>{refusal}</SecondaryText>}
        </>
      );
    },
    onCard: 'title',
  };
  return (
    <>
      <IfMay>
        <CheckInput
          name={`all-${name}`}
          label={messages.all}
          checked={open.length > 0 && chosen.length === open.length}
          onChange={(isOn) => onLeave(new Set(isOn ? [] : open.map(({ id }) => id)))}
        />
      </IfMay>
      <DataTable
        name={name}
        columns={[column, ...COLUMNS]}
        rows={{ status: 'ready', value: rows }}
        keyOf={({ id }) => id}
        empty={null}
        totals={
          may('keepBooks')
            ? {
                label: messages.selected(chosen.length),
                cells: { amount: <Money amount={sumCents(chosen.map(({ amount }) => amount))} /> },
              }
            : undefined
        }
      />
    </>
  );
}

const COLUMNS: readonly Column<CheckRow>[] = [
  {
    id: 'payee',
    label: messages.payee,
    cell: ({ payee, expenses }) => (
      <>
        {payee}
        {expenses.map((id) => (
          <div key={id}>
            <NameLink to={expenseAddress(referenceOf(id), '')}>{referenceOf(id)}</NameLink>
          </div>
        ))}
      </>
    ),
    onCard: 'note',
  },
  {
    id: 'date',
    label: messages.date,
    cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
  },
  {
    id: 'signatures',
    label: messages.signatures,
    cell: ({ signatures }) => (
      <>
        {messages.signaturesOf(signatures.length, NEEDED)}
        {signatures.map((signature) => (
          <SecondaryText key={signature.name}>{signatureText(signature)}</SecondaryText>
        ))}
      </>
    ),
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    onCard: 'figure',
  },
];
