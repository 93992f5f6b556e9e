import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { notify } from '../../shared/frame/notices.ts';
import { payeesMessages as messages } from './payees-messages.ts';
import { useMay } from '../../shared/rights/own-person.ts';

interface SavedSelectProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly value: string;
  /** What stands for no choice. */
  readonly prompt: string;
  readonly options: Readonly<Record<string, string>>;
  readonly save: (value: string) => Promise<{ readonly ok: true } | Failure>;
}

/** A choice in a list that's saved at once; only its text for those who may not change it. One that wasn't saved goes back to what it was, and says why. */
export function SavedSelect({ label, value, prompt, options, save }: SavedSelectProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const may = useMay();
  const choose = async (next: string): Promise<void> => {
    setChosen(next);
    const result = await save(next);
    setChosen(null);
    if (!result.ok) notify(`${messages.notSaved} ${result.message}`);
  };
  if (!may('keepBooks')) return options[value] ?? prompt;
  return (
    <NativeSelect
      input={<OutlinedInput size="small" fullWidth sx={COMPACT} />}
      inputProps={{ 'aria-label': label }}
      value={chosen ?? value}
      disabled={chosen !== null}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{prompt}</option>
      {Object.entries(options).map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Above the area that opens a card. */
const COMPACT = { position: 'relative', zIndex: 1, minWidth: '10rem', fontSize: '0.875rem' };
