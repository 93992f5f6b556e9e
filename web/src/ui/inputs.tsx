import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useCutPaste } from './cut-paste.ts';
import { Field, type FieldProps } from './Field.tsx';
import { MIN_TOUCH_SIZE } from './theme.ts';

/*
 * The browser's own inputs with Material's look. Material's InputBase tracks focus and errors in state, for floating labels;
 * here CSS does, so that a form of twelve inputs is ready sooner.
 */

type OwnProps = 'id' | 'ref' | keyof FieldProps;

interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  readonly inputRef?: Ref<HTMLInputElement>;
  /** In the box, before the text. */
  readonly startAdornment?: ReactNode;
}

/** A one-line input with its label above it; uncontrolled unless it gets a value. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, required, half, inputRef, startAdornment, ...input } = props;
  const { cut, follow } = useCutPaste();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      half={half}
      cutAt={cut && input.maxLength}
    >
      {(control) => (
        <InputBox {...follow}>
          {startAdornment}
          <input type="text" {...input} {...control} ref={inputRef} />
        </InputBox>
      )}
    </Field>
  );
}

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, OwnProps> {
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A multi-line input; it grows with its text in browsers that support it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, half, inputRef, rows = 3, ...input } = props;
  const { cut, follow } = useCutPaste();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      half={half}
      cutAt={cut && input.maxLength}
    >
      {(control) => (
        <InputBox {...follow}>
          <textarea {...input} {...control} rows={rows} ref={inputRef} />
        </InputBox>
      )}
    </Field>
  );
}

interface SelectInputProps extends FieldProps, Omit<ComponentProps<'select'>, OwnProps> {}

/** The browser's own select with its label above it. */
export function SelectInput(props: SelectInputProps) {
  const { label, hint, error, required, half, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} half={half}>
      {(control) => (
        <InputBox>
          <SelectBox {...select} {...control} />
        </InputBox>
      )}
    </Field>
  );
}

function SelectBox(props: ComponentProps<'select'>) {
  return (
    <>
      <select {...props} />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 10l5 5 5-5z" />
      </svg>
    </>
  );
}

/** The box of every input: its border, height and focus ring. */
const InputBox = styled('div')(memoTheme(({ theme }) => inputStyles(theme)));

function inputStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body1,
    color: palette.text.primary,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    lineHeight: 1.4,
    cursor: 'text',
    borderRadius: 8,
    border: `1px solid ${palette.brand.inputLine}`,
    backgroundColor: palette.background.paper,
    '&:hover': { borderColor: palette.text.primary },
    '&:focus-within': {
      borderColor: palette.primary.main,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
    '&:has([aria-invalid=true])': {
      borderColor: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
      outlineColor: palette.error.main,
    },
    '&:has(:disabled)': {
      color: palette.text.disabled,
      backgroundColor: palette.brand.well,
      cursor: 'default',
    },
    '& input, & select, & textarea': {
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      WebkitTapHighlightColor: 'transparent',
      width: '100%',
      minWidth: 0,
      minHeight: MIN_TOUCH_SIZE,
      margin: 0,
      border: 0,
      boxSizing: 'border-box',
      padding: '0.65rem 0.8rem',
      borderRadius: 8,
      background: 'none',
      // The box shows it instead.
      outline: 0,
      // Firefox draws its own around empty required fields.
      boxShadow: 'none',
    },
    '& ::placeholder': { color: palette.text.secondary, opacity: 1, fontStyle: 'italic' },
    '& select': {
      appearance: 'none',
      cursor: 'pointer',
      // A long option ends before the arrow.
      paddingInlineEnd: '2rem',
      textOverflow: 'ellipsis',
    },
    '& option, & optgroup': { backgroundColor: palette.background.paper },
    '& svg': {
      position: 'absolute',
      right: '0.5rem',
      width: '1.5rem',
      height: '1.5rem',
      fill: palette.action.active,
      pointerEvents: 'none',
    },
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

/** In front of an amount; screen readers know it from the label. */
export const DOLLAR_SIGN = <Adornment aria-hidden="true">$</Adornment>;
