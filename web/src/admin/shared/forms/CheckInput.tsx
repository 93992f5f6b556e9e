import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputProps } from './inputs.tsx';

interface CheckInputProps extends Pick<InputProps, 'label' | 'hint'> {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/**
 * A box to check; the help is part of its name, and of what can be pressed. In a file of its own: lists
 * use the other inputs, and a checkbox is heavy.
 */
export function CheckInput({ name, label, hint, checked, onChange }: CheckInputProps) {
  return (
    <FormControlLabel
      sx={CHECK}
      label={
        <>
          {label}
          {hint !== undefined && <FormHelperText component="span">{hint}</FormHelperText>}
        </>
      }
      control={
        <Checkbox
          name={name}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}

/** The box stays beside the first line. */
const CHECK = {
  alignItems: 'flex-start',
  marginInlineEnd: 0,
  '& > .MuiFormControlLabel-label': { paddingTop: '0.55rem' },
  '& .MuiFormHelperText-root': { display: 'block', margin: 0 },
};
