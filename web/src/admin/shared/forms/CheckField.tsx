import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SecondaryText } from '../../../ui/text.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import type { BoundField } from '../saving/useSaving.ts';

interface CheckFieldProps extends BoundField<string> {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A box to tick; its value is 'true' or ''. In a file of its own: lists use the other fields, and a checkbox is heavy. */
export function CheckField({ name, label, hint, value, onChange }: CheckFieldProps) {
  return (
    <CheckLabel>
      <Checkbox
        name={name}
        checked={value === 'true'}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
      <span>
        {label}
        {hint !== undefined && <SecondaryText as="span">{hint}</SecondaryText>}
      </span>
    </CheckLabel>
  );
}

const CheckLabel = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.25rem',
  minHeight: MIN_TOUCH_SIZE,
  marginInlineStart: '-0.6rem',
  cursor: 'pointer',
  '& > span:last-of-type': { paddingTop: '0.55rem' },
});
