import Autocomplete from '@mui/material/Autocomplete';
import { useEffect, useId, useState } from 'react';
import { Outlined, type InputProps } from './inputs.tsx';

/** Finds names that begin like what's typed; none where they can't be found now. */
export type FindNames = (typed: string) => Promise<readonly string[]>;

interface NameInputProps extends InputProps {
  readonly find: FindNames;
}

/** How long typing pauses before we look for names, in milliseconds. */
const PAUSE_MS = 150;

interface Found {
  readonly typed: string;
  readonly names: readonly string[];
}

/** A name, completed from earlier ones as one types; any other name will do too, and without a connection all do. */
export function NameInput({ find, ...input }: NameInputProps) {
  const { label, value, onChange } = input;
  const id = useId();
  // Names come for what's typed, not for what the form begins with.
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>({ typed: '', names: [] });
  useEffect(() => {
    if (typed.trim() === '') return undefined;
    let isOver = false;
    const tell = (names: readonly string[]): void => {
      if (!isOver) setFound({ typed, names });
    };
    const timer = setTimeout(() => void find(typed).then(tell, () => tell([])), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, find]);
  const options = found.typed === typed && value === typed ? found.names : NONE;
  return (
    <Autocomplete<string, false, true, true>
      id={id}
      freeSolo
      disableClearable
      options={options}
      filterOptions={unfiltered}
      value={value}
      inputValue={value}
      onInputChange={(_event, next, why) => {
        // What's chosen isn't looked for again.
        setTyped(why === 'input' ? next : '');
        if (why !== 'reset' || next !== value) onChange(next);
      }}
      slotProps={{
        listbox: { 'aria-label': label, 'aria-labelledby': undefined },
        // Within the dialog, for those who only hear it.
        popper: { container: () => document.getElementById(id)?.closest('[role=dialog]') ?? null },
      }}
      className={input.half === true ? 'half' : undefined}
      renderInput={({ slotProps }) => (
        <Outlined
          {...input}
          id={id}
          half={false}
          boxRef={slotProps.input.ref}
          inputProps={slotProps.htmlInput}
        />
      )}
    />
  );
}

const NONE: readonly string[] = [];

function unfiltered(options: string[]): string[] {
  return options;
}
