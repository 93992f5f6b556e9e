import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { depositTotal } from '@pa-ledger/domain/bank/deposit';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { ErrorText, SecondaryText } from '../../../ui/text.ts';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OPENS_NEW } from '../../shared/frame/opens-new.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { candidatesFor, type Candidate, type DepositRow } from './deposit-store.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

interface CandidatesProps {
  readonly accountId: string;
  readonly date: string;
  /** The deposit, where it is stored already. */
  readonly own: DepositRow | null;
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The revenue that can be in a deposit, each with a box to tick, and their sum. */
export function Candidates({ accountId, date, own, ...choice }: CandidatesProps) {
  return (
    <fieldset>
      <Legend>{messages.choose}</Legend>
      <SecondaryText>{messages.chooseHint}</SecondaryText>
      {accountId !== '' && isCalendarDate(date) ? (
        <LoadState store={candidatesFor(accountId, date, own)}>
          {(rows) => <Boxes rows={rows} {...choice} />}
        </LoadState>
      ) : (
        <EmptyState>{messages.chooseFirst}</EmptyState>
      )}
      {choice.error !== null && <ErrorText>{choice.error}</ErrorText>}
    </fieldset>
  );
}

const NEW_REVENUE = `/admin/financial/revenue?${OPENS_NEW}`;

interface BoxesProps extends Pick<CandidatesProps, 'chosen' | 'onChange'> {
  readonly rows: readonly Candidate[];
}

function Boxes({ rows, chosen, onChange }: BoxesProps) {
  if (rows.length === 0) {
    return (
      <EmptyState begin={{ label: messages.addRevenue, to: { to: NEW_REVENUE } }}>
        {messages.nothingToChoose}
      </EmptyState>
    );
  }
  const ticked = rows.filter(({ id }) => chosen.includes(id));
  const tick = (id: string, isTicked: boolean): void =>
    onChange(
      rows.map((row) => row.id).filter((one) => (one === id ? isTicked : chosen.includes(one))),
    );
  return (
    <>
      <HStack sx={{ justifyContent: 'space-between', marginBlock: '0.5rem' }}>
        <Button variant="outlined" onClick={() => onChange(rows.map(({ id }) => id))}>
          {messages.chooseAll}
        </Button>
        <b>{messages.chosen(ticked.length, formatCents(depositTotal(ticked)))}</b>
      </HStack>
      <FieldGrid sx={{ rowGap: '0.25rem' }}>
        {rows.map((row) => (
          <CheckInput
            key={row.id}
            name={`deposited-${row.id}`}
            label={messages.candidate(formatCents(amountOf(row.amount)), titleOf(row))}
            hint={formatDate(row.date)}
            checked={chosen.includes(row.id)}
            onChange={(checked) => tick(row.id, checked)}
          />
        ))}
      </FieldGrid>
    </>
  );
}

const Legend = styled('legend')({ padding: 0, fontWeight: 650 });
