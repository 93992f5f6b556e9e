import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../app/store.ts';
import { HStack } from '../../../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { yearSlot } from './year-slot.ts';

interface BarSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The choice of the year that a page shows, in the top bar. */
export function BarSelect({ label, value, options, onChange }: BarSelectProps) {
  const slot = useStore(yearSlot);
  const id = useId();
  const select = (
    <HStack sx={ROW}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': label }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </HStack>
  );
  return slot !== null && createPortal(select, slot);
}

/** A phone has no room for the label. */
const ROW = {
  flexWrap: 'nowrap',
  gap: '0.5rem',
  fontWeight: 600,
  // The bar is 48 px high there.
  '& .MuiInputBase-root': { minHeight: { xs: '2.25rem', sm: MIN_TOUCH_SIZE } },
  '& select': { paddingBlock: { xs: '0.25rem', sm: '0.5rem' } },
  '& label': { whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } },
};
