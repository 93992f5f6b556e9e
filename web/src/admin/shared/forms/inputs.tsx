import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { useId, type ClipboardEventHandler, type ReactNode, type Ref } from 'react';
import { useCutPaste } from '../../../ui/cut-paste.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
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

export interface OutlinedProps extends InputProps {
  readonly type?: string | undefined;
  readonly multiline?: boolean;
  /** The options of a select. */
  readonly children?: ReactNode;
  readonly inputProps?: OutlinedInputProps['inputProps'];
  readonly inputRef?: Ref<HTMLInputElement>;
  /** What's around the text, where something has to find its place. */
  readonly boxRef?: Ref<HTMLDivElement>;
  /** Of the text, where something else has to know it. */
  readonly id?: string;
  readonly startAdornment?: ReactNode;
  /** Below the input, whatever is typed. */
  readonly warning?: ReactNode;
}

/**
 * Material's outlined input, or its native select; the label is always above the text, so that dates and selects line up
 * with the rest. Of these parts, because TextField brings along all other kinds of inputs too.
 */
export function Outlined(props: OutlinedProps) {
  const {
    label,
    hint,
    error,
    required = false,
    half,
    maxLength,
    warning,
    children,
    boxRef,
    ...rest
  } = props;
  const { onChange, inputProps, ...field } = rest;
  const { cut, follow } = useCutPaste();
  const ownId = useId();
  const { id = ownId } = props;
  const isWrong = error != null;
  const isHelped = isWrong || hint !== undefined;
  const input = (
    <OutlinedInput
      {...field}
      ref={boxRef}
      id={id}
      label={label}
      notched
      autoComplete="off"
      aria-describedby={isHelped ? `${id}-help` : undefined}
      inputProps={{ maxLength, ...inputProps }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <div className={half === true ? 'half' : undefined}>
      <FormControl fullWidth size="small" required={required} error={isWrong} {...follow}>
        <InputLabel
          shrink
          htmlFor={id}
          // Drawn, because an asterisk in the text would be part of the name.
          required={false}
          sx={required ? ASTERISK : {}}
        >
          {label}
        </InputLabel>
        {children === undefined ? input : <NativeSelect input={input}>{children}</NativeSelect>}
        {isHelped && (
          <FormHelperText component="div" id={`${id}-help`}>
            {error}
            {isWrong && hint !== undefined && <br />}
            {hint}
          </FormHelperText>
        )}
      </FormControl>
      {warning}
      {cut && maxLength !== undefined && (
        <FormHelperText role="alert" sx={WARNING}>
          {uiMessages.cut(maxLength)}
        </FormHelperText>
      )}
    </div>
  );
}

const ASTERISK = { '&::after': { content: '" *" / ""', color: 'error.main' } };

/** The look of a warning below an input. */
export const WARNING = { color: 'warning.main', fontWeight: 600, marginInline: '14px' };

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
  if (lines === 'one') return <Outlined {...input} type={type} inputProps={{ list }} />;
  return <Outlined {...input} multiline inputProps={{ style: LINES, onPaste }} />;
}

const LINES = { minHeight: '4.5em' };

/** A calendar date, `YYYY-MM-DD`, in the browser's own date field. */
export function DateInput(props: InputProps) {
  return <Outlined {...props} type="date" inputProps={DAYS} />;
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
    <Outlined {...props}>
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
