import { styled } from '@mui/material/styles';
import { TextInput } from '../../ui/inputs.tsx';
import type { BoundField } from './useForm.ts';

/** Stands for what was typed into a number field and is no number: the browser keeps it to itself. */
export const UNREADABLE = 'unreadable';

interface MoneyFieldProps extends BoundField<string> {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly half?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** `amountWarning` of the domain; a `bookInput` brings it along. */
  readonly warning: string | null;
  /** Of texts alone; a `bookInput` brings it along. */
  readonly maxLength?: number | undefined;
}

/** An amount in dollars (spec.md section 5: numeric, step 0.01). What cannot be read is saved as 0, and it says so before. */
export function MoneyField({
  value,
  onChange,
  warning,
  name,
  label,
  required,
  problem,
  hint,
  half = false,
  autoFocus = false,
}: MoneyFieldProps) {
  const unreadable = value === UNREADABLE;
  const read = ({ target }: { readonly target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement)) return;
    onChange(target.validity.badInput ? UNREADABLE : target.value);
  };
  return (
    <div className={half ? 'half' : undefined}>
      <TextInput
        name={name}
        label={label}
        required={required}
        problem={problem}
        hint={hint}
        autoFocus={autoFocus}
        type="number"
        autoComplete="off"
        // React tells no change from an empty field to an unreadable one, for the value of both is empty.
        inputProps={{ step: 0.01, inputMode: 'decimal', onInput: read }}
        value={unreadable ? '' : value}
        onChange={read}
        // A wheel over a focused number would change the money unseen.
        onWheel={(event) => event.target instanceof HTMLElement && event.target.blur()}
        startAdornment={<Dollar aria-hidden="true">$</Dollar>}
      />
      <Warning role="status">
        {unreadable
          ? 'This cannot be read as an amount; it will be saved as $0.00.'
          : (warning ?? '')}
      </Warning>
    </div>
  );
}

const Dollar = styled('span')(({ theme }) => ({
  paddingInlineStart: '0.8rem',
  color: theme.vars.palette.text.secondary,
}));

const Warning = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
  '&:not(:empty)': { marginTop: '0.35rem' },
}));
