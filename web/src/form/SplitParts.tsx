import Button from '@mui/material/Button';
import { EXPENSE_RULES } from '@pa-ledger/domain/expenses/expense-fields';
import { askedFor } from '@pa-ledger/domain/expenses/sales-tax';
import {
  EMPTY_ROW,
  isWholeRow,
  MAX_SPLIT_ROWS,
  splitRest,
  type SplitRow,
} from '@pa-ledger/domain/expenses/split';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { formatCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { useEffect, useState, type RefObject } from 'react';
import { DOLLAR_SIGN, SelectInput, TextInput } from '../ui/inputs.tsx';
import { FormGrid } from '../ui/layout.ts';
import { useMessages } from '../ui/messages.ts';
import { SecondaryText } from '../ui/text.ts';
import { SpokenText } from './AmountField.tsx';
import { CategoryOptions } from './CategorySelect.tsx';
import { readFormValues } from './form-dom.ts';
import type { FormOptionsState } from './form-options.ts';

interface SplitPartsProps {
  /** The hidden input with the text of the rows. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** At least one. */
  readonly rows: readonly SplitRow[];
  /** Whether someone changed them since the page opened. */
  readonly isTyped: boolean;
  readonly options: FormOptionsState;
  readonly error: string | undefined;
  readonly onChange: (rows: readonly SplitRow[]) => void;
}

/** The inputs of the other events, and what they leave for the form's own category. */
// oxlint-disable-next-line import/no-default-export -- `lazy` takes a default export
export default function SplitParts(props: SplitPartsProps) {
  const { input, rows, isTyped, options, error, onChange } = props;
  const messages = useMessages('form').split;
  const rest = useRest(input);
  const wrong = rows.findIndex((row) => !isWholeRow(row));
  const marked = wrong === -1 ? rows.length - 1 : wrong;
  return (
    <>
      <SecondaryText>{messages.hint}</SecondaryText>
      {rows.map((row, index) => (
        <SplitPart
          key={index}
          row={row}
          number={index + 2}
          options={options}
          error={index === marked ? error : undefined}
          isNew={isTyped && row.category === '' && row.amount === ''}
          onChange={(next) => onChange(rows.with(index, next))}
          onRemove={() => onChange(rows.toSpliced(index, 1))}
        />
      ))}
      {rows.length < MAX_SPLIT_ROWS && (
        <Button
          sx={{ justifySelf: 'start' }}
          size="small"
          variant="outlined"
          onClick={() => onChange([...rows, EMPTY_ROW])}
        >
          {messages.add}
        </Button>
      )}
      <SecondaryText aria-hidden="true">{rest}</SecondaryText>
      <SpokenText text={rest} />
    </>
  );
}

interface SplitPartProps extends Pick<SplitPartsProps, 'options' | 'error'> {
  readonly row: SplitRow;
  /** Which of the events it is; the form's own category is the first one. */
  readonly number: number;
  /** Whether someone has just added it: then it has the focus. */
  readonly isNew: boolean;
  readonly onChange: (row: SplitRow) => void;
  readonly onRemove: () => void;
}

function SplitPart(props: SplitPartProps) {
  const { row, number, options, error, isNew, onChange, onRemove } = props;
  const messages = useMessages('form').split;
  const { category, amount } = row;
  const isInAmount = category !== '' && !isWholeRow(row);
  return (
    <FormGrid>
      <SelectInput
        half
        label={messages.event(number)}
        required
        error={isInAmount ? undefined : error}
        value={category}
        autoFocus={isNew}
        autoComplete="off"
        onChange={(event) => onChange({ ...row, category: event.target.value })}
      >
        <CategoryOptions options={options} chosen={category} />
      </SelectInput>
      <TextInput
        half
        label={messages.amount(number)}
        required
        error={isInAmount ? error : undefined}
        value={amount}
        inputMode="decimal"
        maxLength={EXPENSE_RULES.amount.maxLength}
        autoComplete="off"
        startAdornment={DOLLAR_SIGN}
        onChange={(event) => onChange({ ...row, amount: event.target.value })}
      />
      <Button sx={{ justifySelf: 'start' }} size="small" onClick={onRemove}>
        {messages.remove(number)}
      </Button>
    </FormGrid>
  );
}

/** Follows what the other events leave for the form's own category, as a sentence; '' while that can't be said. */
function useRest(inputRef: RefObject<HTMLInputElement | null>): string {
  const { rest } = useMessages('form').split;
  const [text, setText] = useState('');
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return;
    const update = (): void => {
      const { category, amount, salesTax, split } = readFormValues(form);
      const { policies } = organization;
      const whole = askedFor(readAmount(amount), readAmount(salesTax), policies.salesTax);
      const left = splitRest(split, whole);
      setText(category === '' || left <= 0 ? '' : rest(formatCents(left), category));
    };
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [inputRef, rest]);
  return text;
}
