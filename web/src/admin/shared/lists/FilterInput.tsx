import { useId } from 'react';
import type { Option } from '../records/lookup.ts';
import { DateInput, SelectInput, TextInput, type InputProps } from '../forms/inputs.tsx';

export interface FilterInputProps extends Pick<
  InputProps,
  'label' | 'value' | 'onChange' | 'error' | 'placeholder' | 'maxLength'
> {
  readonly type?: 'search' | 'email' | 'date';
  /** Of a select: what stands for no choice, and the choices. */
  readonly prompt?: string;
  readonly options?: readonly Pick<Option, 'value' | 'label'>[];
  /** What is proposed while you type. */
  readonly suggestions?: readonly string[];
}

/** An input above a list. */
export function FilterInput({ type, options, suggestions, ...input }: FilterInputProps) {
  const id = useId();
  if (options !== undefined) return <SelectInput {...input} options={options} />;
  if (type === 'date') return <DateInput {...input} />;
  if (suggestions === undefined) return <TextInput {...input} type={type} />;
  return (
    <>
      <TextInput {...input} type={type} list={id} />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
