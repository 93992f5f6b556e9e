import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { settleRefusal } from '@pa-ledger/domain/ledger/advance-settling';
import {
  MAX_RECEIPTS_AT_ONCE,
  SETTLED_FORM,
  settledErrors,
} from '@pa-ledger/domain/ledger/advance-form';
import {
  cents,
  formatCents,
  parseDollars,
  sumCents,
  type Cents,
} from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { FormGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { dateQuestions } from '../date-questions.ts';
import type { AdvanceRow } from './advance-store.ts';
import { addReceipts, newReceipt, type ReceiptValues } from './advance-writes.ts';
import { advancesMessages as messages } from './advances-messages.ts';

interface ReceiptsValues {
  readonly lines: ReceiptValues[];
  /** Where it says that they're too much; it has no input. */
  readonly sum: string;
}

interface ReceiptsDialogProps {
  readonly advance: AdvanceRow;
  readonly onClose: () => void;
}

/** The form of receipts that settle part of an advance. */
export function ReceiptsDialog({ advance: present, onClose }: ReceiptsDialogProps) {
  // As it was when the form opened: what the form saves settles it too.
  const [advance] = useState(present);
  const { date, categoryId, fundId, open } = advance;
  const [first] = useState(() => newReceipt(advance.id, { categoryId, fundId }));
  const shown = useShownYear();
  return (
    <FormDialog<ReceiptsValues>
      title={messages.addReceipts}
      saveLabel={messages.saveReceipts}
      initial={{ values: { lines: [first], sum: '' }, version: advance.version }}
      schema={checkedBy(({ lines }) => ({
        ...Object.fromEntries(
          lines.flatMap(({ id: _id, ...line }, at) =>
            Object.entries(settledErrors(line, date)).map(([name, message]) => [
              `lines.${at}.${name}`,
              message,
            ]),
          ),
        ),
        sum: settleRefusal(open, sumOf(lines)),
      }))}
      questionsOf={({ lines }) =>
        lines.flatMap((line) => dateQuestions(line.date, undefined, shown)).slice(0, 1)
      }
      save={({ lines }) => addReceipts(advance, lines)}
      onSaved={() => {
        onClose();
        notify(messages.addedReceipts);
      }}
      onClose={onClose}
    >
      {({ lines }) => (
        <>
          <p>{messages.receiptsHint(formatCents(open))}</p>
          <Receipts advance={advance.id} lines={lines} />
        </>
      )}
    </FormDialog>
  );
}

interface ReceiptsProps {
  readonly advance: string;
  readonly lines: readonly ReceiptValues[];
}

/** The receipts; the next begins with the last one's day, category, and fund. */
function Receipts({ advance, lines }: ReceiptsProps) {
  const { fields, append, remove } = useFieldArray<ReceiptsValues, 'lines', 'key'>({
    name: 'lines',
    keyName: 'key',
  });
  const { errors } = useFormState<ReceiptsValues>();
  const lookup = useLookup();
  return (
    <>
      {fields.map(({ key }, at) => (
        <Receipt key={key} aria-label={messages.receipt(at + 1)}>
          {fields.length > 1 && (
            <HStack sx={{ justifyContent: 'space-between' }}>
              <b>{messages.receipt(at + 1)}</b>
              <Button
                color="error"
                aria-label={messages.removeReceipt(at + 1)}
                onClick={() => remove(at)}
              >
                {messages.remove}
              </Button>
            </HStack>
          )}
          <FormGrid>
            <FieldInputs
              fields={SETTLED_FORM}
              at={`lines.${at}`}
              lookup={lookup}
              layout={{ date: { half: true }, amount: { half: true } }}
            />
          </FormGrid>
        </Receipt>
      ))}
      <HStack>
        <Button
          variant="outlined"
          disabled={fields.length >= MAX_RECEIPTS_AT_ONCE}
          onClick={() => append(newReceipt(advance, lines.at(-1) ?? {}))}
        >
          {messages.another}
        </Button>
        <SecondaryText as="span" role="status">
          {messages.typed(lines.length, formatCents(sumOf(lines)))}
        </SecondaryText>
      </HStack>
      {errors.sum?.message !== undefined && <Notice tone="error">{errors.sum.message}</Notice>}
    </>
  );
}

/** An amount that can't be read counts as none while it's typed. */
function sumOf(lines: readonly Pick<ReceiptValues, 'amount'>[]): Cents {
  return sumCents(lines.map(({ amount }) => parseDollars(amount) ?? cents(0)));
}

const Receipt = styled('section')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '0.5rem',
  paddingBottom: '0.75rem',
  '&:not(:only-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));
