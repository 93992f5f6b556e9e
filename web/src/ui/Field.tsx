import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useId, type ReactNode } from 'react';
import { ErrorText, SecondaryText, WarningText } from './text.ts';
import { useMessages } from './messages.ts';

/** The attributes that connect an input with its label, hint, and error; spread them onto the native control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  /** A sentence of help below the label. */
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly error?: string | null | undefined;
  /** Takes half the row if there is room. */
  readonly half?: boolean | undefined;
}

interface Props extends FieldProps {
  /** The length to which the browser cut a paste. */
  readonly cutAt?: number | false | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label above its input, with help and error. */
export function Field(props: Props) {
  const uiMessages = useMessages('ui');
  const { label, required = false, hint, error = null, half, cutAt = false, children } = props;
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`];
  return (
    <div className={half === true ? 'half' : undefined}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        required,
        'aria-invalid': error !== null,
        'aria-describedby': describedBy.filter((part) => part !== false).join(' ') || undefined,
      })}
      {error !== null && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {cutAt !== false && <WarningText role="alert">{uiMessages.cut(cutAt)}</WarningText>}
    </div>
  );
}

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly required: boolean;
  readonly children: string;
}

/** The label of an input, with its required or optional mark. */
export function FieldLabel({ htmlFor, required, children }: FieldLabelProps) {
  const uiMessages = useMessages('ui');
  return (
    <LabelRow>
      <label htmlFor={htmlFor}>{children}</label>
      <RequiredMark className={required ? 'star' : undefined} aria-hidden="true">
        {required ? '*' : uiMessages.optional}
      </RequiredMark>
    </LabelRow>
  );
}

const LabelRow = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.3rem',
  marginBottom: '0.3rem',
  fontWeight: 650,
});

const Hint = styled(SecondaryText)({ margin: '-0.15rem 0 0.4rem' });

const RequiredMark = styled('span')(
  memoTheme(({ theme }) => ({
    fontWeight: 400,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '&.star': { fontWeight: 700, color: theme.vars.palette.error.main },
  })),
);
