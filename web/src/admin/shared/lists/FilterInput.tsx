import TextField from '@mui/material/TextField';
import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { useId } from 'react';

export interface FilterInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'search' | 'email' | 'date';
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Of a select: what stands for no choice, and the choices. */
  readonly prompt?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What is proposed while you type. */
  readonly suggestions?: readonly string[];
}

/** A small input above a list: the browser's own select or date field, or a text. */
export function FilterInput(props: FilterInputProps) {
  const { label, value, onChange, type, error, placeholder, maxLength } = props;
  const { prompt, options, suggestions } = props;
  const id = useId();
  const days = { min: '2000-01-01', max: '2099-12-31' };
  return (
    <>
      <TextField
        id={id}
        size="small"
        label={label}
        value={value}
        type={type}
        error={Boolean(error)}
        helperText={error}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        select={options !== undefined}
        slotProps={{
          inputLabel: { shrink: true },
          select: { native: true },
          htmlInput: {
            maxLength,
            ...(suggestions && { list: `${id}-list` }),
            ...(type === 'date' && days),
          },
        }}
      >
        {options && (
          <>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {value !== '' && options.every((option) => option.value !== value) && (
              <option value={value}>{UNKNOWN}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </>
        )}
      </TextField>
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
