import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { useEffect, useId, useRef, type ClipboardEventHandler, type ReactNode } from 'react';
import { useCutPaste } from '../../../ui/cut-paste.ts';
import { acceptedPart, followNumberText, numberText } from '../../../ui/number-text.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { dialogMessages } from '../dialog-messages.ts';
import type { Option } from '../records/lookup.ts';

/** What every input of the panel's forms can have. */
export interface InputProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What's wrong with the value. */
  readonly error?: string | null | undefined;
  /** A sentence of help. */
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  /** Takes half the row if there's room. */
  readonly half?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
}

interface OutlinedProps
  extends InputProps, Pick<TextFieldProps, 'children' | 'multiline' | 'inputRef'> {
  readonly type?: TextFieldProps['type'] | undefined;
  readonly select?: boolean;
  readonly htmlInput?: object;
  readonly adornment?: ReactNode;
  /** Below the input, whatever is typed. */
  readonly warning?: ReactNode;
}

/** Material's outlined text field; its label is always above the text, so that dates and selects line up with the rest. */
function Outlined(props: OutlinedProps) {
  const { label, hint, error, half, maxLength, adornment, htmlInput, warning, ...rest } = props;
  const { onChange, children, ...field } = rest;
  const { cut, follow } = useCutPaste();
  const id = useId();
  const isWrong = error != null;
  const help = (isWrong || hint !== undefined) && (
    <>
      {error}
      {isWrong && hint !== undefined && <br />}
      {hint}
    </>
  );
  return (
    <div className={half === true ? 'half' : undefined}>
      <TextField
        {...field}
        id={id}
        label={label}
        fullWidth
        size="small"
        autoComplete="off"
        error={isWrong}
        helperText={help}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          // Drawn, because an asterisk in the text would be part of the name.
          inputLabel: { shrink: true, required: false, sx: rest.required ? ASTERISK : {} },
          select: { native: true },
          formHelperText: { component: 'div' },
          input: { startAdornment: adornment },
          htmlInput: { maxLength, ...htmlInput },
        }}
        {...follow}
      >
        {children}
      </TextField>
      {warning}
      {cut && maxLength !== undefined && (
        <FormHelperText role="alert" sx={WARNING}>
          {uiMessages.cut(maxLength)}
        </FormHelperText>
      )}
    </div>
  );
}

const ASTERISK = { '&::after': { content: '" *" / ""', color: 'secondary.main' } };

const WARNING = { color: 'warning.main', fontWeight: 600, marginInline: '14px' };

interface TextInputProps extends InputProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  readonly lines?: 'one' | 'many' | undefined;
  /** The id of a `datalist` with what's proposed. */
  readonly list?: string;
  /** What takes a paste instead of the input. */
  readonly onPaste?: ClipboardEventHandler;
}

/** Text on one line or several. */
export function TextInput(props: TextInputProps) {
  const { lines = 'one', type = 'text', list, onPaste, ...input } = props;
  if (lines === 'one') return <Outlined {...input} type={type} htmlInput={{ list }} />;
  return <Outlined {...input} multiline htmlInput={{ style: LINES, onPaste }} />;
}

const LINES = { minHeight: '4.5em' };

/** A calendar date, `YYYY-MM-DD`, in the browser's own date field. */
export function DateInput(props: InputProps) {
  return <Outlined {...props} type="date" htmlInput={DAYS} />;
}

const DAYS = { min: '2000-01-01', max: '2099-12-31' };

interface SelectInputProps extends InputProps {
  /** What stands for no choice; without it there must be one. */
  readonly prompt?: string | null;
  readonly options: readonly Pick<Option, 'value' | 'label'>[];
}

/** The browser's own select. A value that's no longer among the options shows as Unknown. */
export function SelectInput({ prompt = null, options, ...props }: SelectInputProps) {
  const { value } = props;
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Outlined {...props} select>
      {prompt !== null && <option value="">{prompt}</option>}
      {!isKnown && <option value={value}>{UNKNOWN}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Outlined>
  );
}

interface MoneyInputProps extends InputProps {
  /** Why the amount would be saved as 0: `reasonForZero` of the domain. */
  readonly zero?: string | null;
}

/** Replaces typed text that's no number: the browser doesn't hand it out. */
const UNREADABLE = 'unreadable';

/** An amount in dollars, a number with step 0.01. Text that's no number is pointed out; the form asks before it saves it as 0. */
export function MoneyInput({ value, onChange, zero = null, ...props }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (input.current === null ? undefined : followNumberText(input.current)), []);
  const read = (): void => {
    if (input.current === null) return;
    const text = numberText(input.current);
    onChange(text === '' && input.current.validity.badInput ? UNREADABLE : text);
  };
  return (
    <Outlined
      {...props}
      type="number"
      inputRef={input}
      value={value === UNREADABLE ? '' : acceptedPart(value)}
      onChange={read}
      adornment={DOLLAR_SIGN}
      htmlInput={{
        step: 0.01,
        inputMode: 'decimal',
        // React sees no change from an empty field to an unreadable one, because the value of both is empty.
        onInput: read,
        // A scroll wheel over a focused number would change the amount unnoticed.
        onWheel: () => input.current?.blur(),
      }}
      warning={
        <FormHelperText role="status" sx={WARNING}>
          {zero === null ? '' : dialogMessages.zeroWarning(zero)}
        </FormHelperText>
      }
    />
  );
}

/** Screen readers know it from the label. */
const DOLLAR_SIGN = (
  <InputAdornment position="start" aria-hidden="true">
    $
  </InputAdornment>
);

interface CheckInputProps extends Pick<InputProps, 'label' | 'hint'> {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to check; the help is part of its name, and of what can be pressed. */
export function CheckInput({ name, label, hint, checked, onChange }: CheckInputProps) {
  return (
    <FormControlLabel
      sx={CHECK}
      label={
        <>
          {label}
          {hint !== undefined && <FormHelperText component="span">{hint}</FormHelperText>}
        </>
      }
      control={
        <Checkbox
          name={name}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}

/** The box stays beside the first line. */
const CHECK = {
  alignItems: 'flex-start',
  marginInlineEnd: 0,
  '& > .MuiFormControlLabel-label': { paddingTop: '0.55rem' },
  '& .MuiFormHelperText-root': { display: 'block', margin: 0 },
};
