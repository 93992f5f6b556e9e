import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import type { ChangeEvent, HTMLInputTypeAttribute } from 'react';
import type { FieldProps as UiFieldProps } from '../../../ui/Field.tsx';
import { SelectInput, TextArea, TextInput } from '../../../ui/inputs.tsx';

/** The props that connect an input to one part of a filter. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

export interface FieldProps extends BoundField, Omit<UiFieldProps, 'error'> {
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Whether it has the focus first, in a dialog. */
  readonly autoFocus?: boolean | undefined;
}

interface TextInputFieldProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly lines?: 'one' | 'many';
}

/** Text on one line or several. */
export function TextInputField({ type = 'text', lines = 'one', ...props }: TextInputFieldProps) {
  const input = {
    ...shared(props),
    placeholder: props.placeholder ?? '',
    autoComplete: 'off',
    maxLength: props.maxLength,
  };
  return lines === 'one' ? <TextInput {...input} type={type} /> : <TextArea {...input} />;
}

/** A calendar date, `YYYY-MM-DD`, in the browser's own date field. */
export function DateField(props: FieldProps) {
  return <TextInput {...shared(props)} type="date" min="2000-01-01" max="2099-12-31" />;
}

interface SelectFieldProps extends FieldProps {
  /** The label of the empty option. */
  /** What stands for no choice; null when there must be one. */
  readonly prompt: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select. A value that is no longer among the options shows as Unknown. */
export function SelectField({ prompt, options, ...props }: SelectFieldProps) {
  const { value } = props;
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <SelectInput {...shared(props)}>
      {prompt !== null && <option value="">{prompt}</option>}
      {!known && <option value={value}>{UNKNOWN}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}

/** Returns the props that all fields pass on; `FieldInputs` passes more than each kind of field needs. */
export function shared(props: FieldProps) {
  const { name, label, required, hint, half, unmarked, error, value } = props;
  return {
    name,
    label,
    required,
    hint,
    half,
    unmarked,
    error,
    value,
    autoFocus: props.autoFocus ?? false,
    onChange: ({ target }: ChangeEvent<TextElement>) => props.onChange(target.value),
  };
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
