import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SecondaryText } from '../../../ui/text.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to check. In a file of its own: lists use the other fields, and a checkbox is heavy. */
export function CheckField({ name, label, hint, checked, onChange }: CheckFieldProps) {
  return (
    <CheckLabel>
      <Checkbox name={name} checked={checked} onChange={({ target }) => onChange(target.checked)} />
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
