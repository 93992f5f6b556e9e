import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { Field, type FieldControl } from './Field.tsx';
import { TOUCH } from './theme.ts';

interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly required?: boolean;
}

type TextInputProps = LabelledProps & Omit<InputBaseProps, 'error' | 'required' | 'id'>;

/** A one-line input with its label above; uncontrolled unless it gets a value. */
export function TextInput({ label, hint, problem, required = false, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => <Box {...input} {...slotsOf(control, input, required)} fullWidth />}
    </Field>
  );
}

/** Several lines; it grows with its text where the browser can. */
export function TextArea({ rows = 3, ...props }: TextInputProps) {
  return <TextInput {...props} inputComponent="textarea" rows={rows} />;
}

type ChoiceProps = LabelledProps & Omit<NativeSelectProps, 'error' | 'required' | 'id'>;

/** The browser's own select with its label above. */
export function Choice({ label, hint, problem, required = false, ...select }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => (
        <NativeSelect
          {...select}
          input={<Box />}
          inputProps={{ ...select.inputProps, ...nativeOf(control, required) }}
          fullWidth
        />
      )}
    </Field>
  );
}

function slotsOf(control: FieldControl, input: InputBaseProps, required: boolean) {
  const { inputProps, rows } = input;
  return {
    error: control['aria-invalid'] === true,
    inputProps: {
      ...inputProps,
      ...(rows !== undefined && { rows }),
      ...nativeOf(control, required),
    },
  };
}

/** `aria-required`, not `required`: the browser's own bubble would come before our sentence. */
function nativeOf(control: FieldControl, required: boolean) {
  return { ...control, 'aria-required': required || undefined };
}

const Box = styled(InputBase)(({ theme }) => inputLook(theme));

/** The border, height and focus ring of everything that is typed into. */
export function inputLook(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    minHeight: TOUCH + 4,
    borderRadius: 8,
    border: `1px solid ${palette.brand.inputLine}`,
    backgroundColor: palette.background.paper,
    paddingInline: '0.8rem',
    '&:hover': { borderColor: palette.text.primary },
    '&.Mui-focused': {
      borderColor: palette.primary.main,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
    '&.Mui-error': {
      borderColor: palette.error.main,
      boxShadow: `0 0 0 1px ${palette.error.main}`,
    },
    '&.Mui-disabled': { backgroundColor: palette.brand.well },
    '& input, & select': { height: 'auto', paddingBlock: '0.65rem' },
    '& textarea': {
      fieldSizing: 'content',
      minHeight: '5.5rem',
      maxHeight: '20rem',
      paddingBlock: '0.65rem',
      resize: 'vertical',
    },
  };
}
