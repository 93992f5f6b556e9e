import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  amountsOf,
  isTrade,
  netOf,
  SERVICE_ROW_FORM,
  SERVICE_ROW_KINDS,
  type ServiceRowTexts,
} from '@pa-ledger/domain/bank/services/service-row';
import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { memo } from 'react';
import { textIn } from '@pa-ledger/domain/untyped';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { NO_VALUE, SecondaryText } from '../../../ui/text.ts';
import { HAS_RAIL } from '../../frame/layout.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import type { RowValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

const { categoryId, fundId, ...own } = SERVICE_ROW_FORM;
const ROW_FIELDS = {
  ...own,
  categoryId: { ...categoryId, hint: messages.ownHint },
  fundId: { ...fundId, hint: messages.ownHint },
};

interface SalesRowProps {
  /** From 0. */
  readonly at: number;
  readonly row: RowValues;
  /** The name of the account that payouts go to. */
  readonly bank: string | undefined;
  /** Why it won't be saved. */
  readonly problem: string | null;
  /** Whether it has the focus once it's opened or closed. */
  readonly hasFocus: boolean;
  readonly onRemove: () => void;
}

/** A row with its inputs. */
export function OpenRow(props: SalesRowProps & { readonly onDone: () => void }) {
  const { at, row, hasFocus, onRemove, onDone } = props;
  const lookup = useLookup();
  return (
    <Line aria-label={messages.row(at + 1)}>
      <HStack sx={{ justifyContent: 'space-between' }}>
        <b>{messages.row(at + 1)}</b>
        <HStack sx={{ gap: '0.25rem' }}>
          <Button aria-label={messages.doneRow(at + 1)} onClick={onDone}>
            {messages.done}
          </Button>
          <Button color="error" aria-label={messages.removeRow(at + 1)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </HStack>
      </HStack>
      <RowGrid>
        <FieldInputs
          fields={ROW_FIELDS}
          at={`rows.${at}`}
          lookup={lookup}
          layout={layoutOf(row)}
          focusesFirst={hasFocus}
        />
      </RowGrid>
      <Becomes {...props} />
    </Line>
  );
}

/** A row as text. There may be hundreds, so that a key pressed elsewhere draws none of them again. */
export const ClosedRow = memo(TextRow, isSameRow);

function isSameRow(one: ClosedRowProps, other: ClosedRowProps): boolean {
  // What it's given to call does the same whenever it was made.
  const shown = (['at', 'bank', 'problem', 'hasFocus'] as const).map(
    (name) => one[name] === other[name],
  );
  return !shown.includes(false) && JSON.stringify(one.row) === JSON.stringify(other.row);
}

interface ClosedRowProps extends SalesRowProps {
  readonly onChange: () => void;
}

function TextRow(props: ClosedRowProps) {
  const { at, row, hasFocus, onRemove, onChange } = props;
  return (
    <Line aria-label={messages.row(at + 1)}>
      <HStack sx={{ justifyContent: 'space-between', gap: '0.25rem 0.75rem' }}>
        <div>
          <b>{rowWords(row)}</b> {row.description}
          <Becomes {...props} />
        </div>
        <HStack sx={{ gap: '0.25rem' }}>
          <Button aria-label={messages.changeRow(at + 1)} autoFocus={hasFocus} onClick={onChange}>
            {messages.change}
          </Button>
          <Button color="error" aria-label={messages.removeRow(at + 1)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </HStack>
      </HStack>
    </Line>
  );
}

/** What a row becomes in the books, or why it won't be saved. */
function Becomes({ row, bank, problem }: Pick<SalesRowProps, 'row' | 'bank' | 'problem'>) {
  if (row.kind === '') return <SecondaryText>{messages.unknownKind}</SecondaryText>;
  return (
    <SecondaryText>
      {[...partsOf(row, bank), messages.balance(signed(netOf(row)))].join(' · ')}
      {problem !== null && (
        <>
          <br />
          <Problem>{messages.notSaved(problem)}</Problem>
        </>
      )}
    </SecondaryText>
  );
}

function partsOf(row: ServiceRowTexts, bank = messages.yourBank): readonly string[] {
  const { becomes } = messages;
  const { gross, fee, tax } = amountsOf(row);
  const amount = (of: number): string => formatCents(cents(row.kind === 'refund' ? 0 - of : of));
  return [
    ...(isTrade(row) ? [becomes.revenue(amount(gross - tax))] : []),
    ...(tax === 0 ? [] : [becomes.tax(amount(tax))]),
    ...(row.kind === 'payout' ? [becomes.payout(formatCents(gross), bank)] : []),
    ...(fee === 0 ? [] : [becomes.fee(formatCents(fee))]),
  ];
}

/** Returns what people call a row: `Jun 30, 2027, Sale, $100.00`. */
export function rowWords(row: ServiceRowTexts): string {
  const { gross, fee } = amountsOf(row);
  const day = isCalendarDate(row.date) ? formatDate(row.date) : NO_VALUE;
  const kind = textIn(SERVICE_ROW_KINDS, row.kind) || NO_VALUE;
  return messages.rowWords(day, kind, formatCents(row.kind === 'fee' ? fee : gross));
}

function signed(amount: Cents): string {
  return amount > 0 ? `+${formatCents(amount)}` : formatCents(amount);
}

/** What doesn't apply is left out, unless something is in it that's wrong there. */
function layoutOf(row: RowValues): InputLayouts<typeof ROW_FIELDS> {
  const isFee = row.kind === 'fee';
  const hints: Readonly<Record<string, string>> = messages.grossHint;
  return {
    date: { half: true },
    kind: { half: true },
    gross: { half: true, hint: hints[row.kind], required: true, hidden: isFee && row.gross === '' },
    fee: { half: true, hint: messages.feeHint, required: isFee },
    tax: { half: true, hidden: row.tax === '' && !isTrade(row) },
    description: { half: true, placeholder: messages.forExample },
    serviceId: { half: true, hint: messages.idHint },
    categoryId: { hidden: row.kind === 'payout' },
    fundId: { hidden: row.kind === 'payout' },
  };
}

/** Three beside each other where the form has two columns. */
const RowGrid = styled(FormGrid)({
  [`@media ${HAS_RAIL}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '0.75rem',
  paddingBlock: '0.5rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Problem = styled('span')(({ theme }) => ({
  color: theme.vars.palette.warning.main,
  fontWeight: 600,
}));
