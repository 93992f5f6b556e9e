import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import {
  isWholeRow,
  MAX_SPLIT_ROWS,
  splitRest,
  splitRows,
  splitText,
  type SplitRow,
} from '@pa-ledger/domain/expenses/split';
import { readAmount } from '@pa-ledger/domain/fields/form';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { DOLLAR_SIGN, SelectInput, TextInput } from '../ui/inputs.tsx';
import { FormGrid } from '../ui/layout.ts';
import { useMessages } from '../ui/messages.ts';
import { SecondaryText } from '../ui/text.ts';
import { SpokenText } from './AmountField.tsx';
import { CategoryOptions } from './CategorySelect.tsx';
import { readFormValues, typeText } from './form-dom.ts';
import type { FormSession } from './form-session.ts';
import { CheckLabel } from './PayToField.tsx';
import type { FormOptionsState } from './form-options.ts';

interface SplitFieldProps {
  readonly session: FormSession | null;
  readonly options: FormOptionsState;
  readonly error: string | undefined;
}

const EMPTY_ROW: SplitRow = { category: '', amount: '' };

/** The other events that a receipt covers. A hidden input holds them as the text that the form sends. */
export function SplitField({ session, options, error }: SplitFieldProps) {
  const messages = useMessages('form').split;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<readonly SplitRow[] | null>(null);
  const rows = typed ?? splitRows(session?.values.split ?? '');
  const rest = useRest(input, session);
  const change = (next: readonly SplitRow[]) => {
    setTyped(next);
    typeText(input.current, splitText(next));
    if (next.length === 0) box.current?.focus();
  };
  const wrong = rows.findIndex((row) => !isWholeRow(row));
  const marked = wrong === -1 ? rows.length - 1 : wrong;

  return (
    <Parts>
      <input ref={input} type="hidden" name="split" autoComplete="off" />
      <CheckLabel>
        <input
          ref={box}
          type="checkbox"
          checked={rows.length > 0}
          onChange={() => change(rows.length > 0 ? [] : [EMPTY_ROW])}
        />
        {messages.several}
      </CheckLabel>
      {rows.length > 0 && (
        <>
          <SecondaryText>{messages.hint}</SecondaryText>
          {rows.map((row, index) => (
            <SplitPart
              key={index}
              row={row}
              number={index + 2}
              options={options}
              error={index === marked ? error : undefined}
              isNew={typed !== null && row.category === '' && row.amount === ''}
              onChange={(next) => change(rows.with(index, next))}
              onRemove={() => change(rows.toSpliced(index, 1))}
            />
          ))}
          {rows.length < MAX_SPLIT_ROWS && (
            <Button
              sx={{ justifySelf: 'start' }}
              size="small"
              variant="outlined"
              onClick={() => change([...rows, EMPTY_ROW])}
            >
              {messages.add}
            </Button>
          )}
          <SecondaryText aria-hidden="true">{rest}</SecondaryText>
          <SpokenText text={rest} />
        </>
      )}
    </Parts>
  );
}

interface SplitPartProps extends Pick<SplitFieldProps, 'options' | 'error'> {
  readonly row: SplitRow;
  /** Which of the events it is; the form's own category is the first one. */
  readonly number: number;
  /** Whether somebody has just added it: then it has the focus. */
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
        maxLength={EXPENSE_FIELDS.amount.maxLength}
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
function useRest(
  inputRef: RefObject<HTMLInputElement | null>,
  session: FormSession | null,
): string {
  const { rest } = useMessages('form').split;
  const [text, setText] = useState('');
  // Runs after the effect of `DraftKeeper`, which fills in the draft.
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return;
    const update = (): void => {
      const { category, amount, split } = readFormValues(form);
      const left = splitRest(split, readAmount(amount));
      setText(category === '' || left <= 0 ? '' : rest(formatCents(left), category));
    };
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [inputRef, session, rest]);
  return text;
}

const Parts = styled('fieldset')({ display: 'grid', gap: '0.6rem', minWidth: 0 });
