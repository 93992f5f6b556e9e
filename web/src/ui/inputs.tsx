import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { Field, type FieldProps } from './Field.tsx';
import { MIN_TOUCH_SIZE } from './theme.ts';

type OwnProps = 'error' | 'required' | 'id' | keyof FieldProps;

interface TextInputProps extends FieldProps, Omit<InputBaseProps, OwnProps> {}

/** A one-line input with its label above it; uncontrolled unless it gets a value. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, required, half, unmarked, ...input } = props;
  const { inputProps } = input;
  return (
    <Field {...{ label, hint, error, required, half, unmarked }}>
      {(control) => (
        <InputBox
          {...input}
          error={control['aria-invalid']}
          inputProps={{ ...inputProps, ...control }}
          fullWidth
        />
      )}
    </Field>
  );
}

/** A multi-line input; it grows with its text in browsers that support it. */
export function TextArea({ inputProps, rows = 3, ...props }: TextInputProps) {
  return <TextInput {...props} inputComponent="textarea" inputProps={{ ...inputProps, rows }} />;
}

interface SelectInputProps extends FieldProps, Omit<NativeSelectProps, OwnProps> {}

/** The browser's own select with its label above it. */
export function SelectInput(props: SelectInputProps) {
  const { label, hint, error, required, half, unmarked, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, half, unmarked }}>
      {(control) => (
        <NativeSelect
          {...select}
          input={<InputBox error={control['aria-invalid']} />}
          inputProps={{ ...select.inputProps, ...control }}
          fullWidth
        />
      )}
    </Field>
  );
}

/** The box of every input: its border, height and focus ring. */
export const InputBox = styled(InputBase)(({ theme }) => inputStyles(theme));

function inputStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    borderRadius: 8,
    border: `1px solid ${palette.brand.inputLine}`,
    backgroundColor: palette.background.paper,
    '&:hover': { borderColor: palette.text.primary },
    '&.Mui-focused': {
      borderColor: palette.primary.main,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
    '&.Mui-error': {
      borderColor: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
    '&.Mui-error.Mui-focused': { outlineColor: palette.error.main },
    '&.Mui-disabled': { backgroundColor: palette.brand.well },
    '& input, & select, & textarea': {
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: MIN_TOUCH_SIZE,
      lineHeight: 1.4,
      padding: '0.65rem 0.8rem',
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 1, fontStyle: 'italic' },
    '& select': { borderRadius: 8, '&:focus': { backgroundColor: 'transparent' } },
    // A long option ends before the arrow; Material sets its own padding with three classes.
    '&& select.MuiInputBase-input.MuiNativeSelect-select': {
      paddingInlineEnd: '2rem',
      textOverflow: 'ellipsis',
    },
    '& option, & optgroup': { backgroundColor: palette.background.paper },
    '& .MuiNativeSelect-icon': { right: '0.5rem' },
    '& textarea': {
      fieldSizing: 'content',
      minHeight: '5.25rem',
      maxHeight: '20rem',
      resize: 'vertical',
    },
  };
}

const Adornment = styled('span')(({ theme }) => ({
  paddingInlineStart: '0.8rem',
  color: theme.vars.palette.text.secondary,
}));

/** Before an amount; screen readers know from the label. */
export const DOLLAR_SIGN = <Adornment aria-hidden="true">$</Adornment>;
