import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** What a label and its input share; spread `input` onto the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** A sentence of help under the label. */
  readonly hint?: string | undefined;
  /** What is wrong with the value; announced, and tied to the input. */
  readonly problem?: string | null | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label that stands above its input, with help and problem. */
export function Field({ label, required = false, hint, problem = null, children }: FieldProps) {
  const id = useId();
  const describedBy = [
    hint !== undefined && `${id}-hint`,
    problem !== null && `${id}-problem`,
  ].filter((part) => part !== false);
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {required ? (
          <Star aria-hidden="true"> *</Star>
        ) : (
          <Optional aria-hidden="true"> optional</Optional>
        )}
      </Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        'aria-invalid': problem !== null || undefined,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {problem !== null && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

const Label = styled('label')({
  display: 'block',
  fontWeight: 650,
  marginBottom: '0.3rem',
  width: 'fit-content',
});

const Star = styled('span')(({ theme }) => ({ color: theme.vars.palette.brand.maple }));

const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  fontSize: '0.9rem',
  color: theme.vars.palette.text.secondary,
}));

/** A quiet sentence of help. */
export const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-0.15rem 0 0.4rem',
  color: theme.vars.palette.text.secondary,
}));

/** What is wrong, beside where it is wrong. */
export const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.35rem 0 0',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));
