import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { TypedTwice } from '@pa-ledger/domain/people/password';
import { passwordStrength, STRENGTHS } from '@pa-ledger/domain/people/password-strength';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../../ui/inputs.tsx';
import { HStack, VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { passwordMessages as words } from './password-messages.ts';
import { UsernameInput } from './UsernameInput.tsx';

interface NewPasswordProps {
  /** Whose password it is. */
  readonly email: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A new password, typed twice, with how strong it is. Its form of react-hook-form holds `TypedTwice`. */
export function NewPassword({ email, readOnly = false, autoFocus = false }: NewPasswordProps) {
  const { formState, register, watch } = useFormContext<TypedTwice>();
  const [isShown, setShown] = useState(false);
  const { errors } = formState;
  const look = { type: isShown ? 'text' : 'password', autoComplete: 'new-password', readOnly };
  const { ref: nextRef, ...next } = register('next');
  const { ref: againRef, ...again } = register('again');
  return (
    <VStack sx={{ gap: '1rem' }}>
      <UsernameInput value={email} />
      <div>
        <TextInput
          {...look}
          {...next}
          inputRef={nextRef}
          label={words.next}
          hint={words.nextHint}
          required
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.next?.message}
        />
        <StrengthMeter password={watch('next')} email={email} />
      </div>
      <TextInput
        {...look}
        {...again}
        inputRef={againRef}
        label={words.again}
        required
        autoCapitalize="none"
        spellCheck={false}
        error={errors.again?.message}
      />
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
        label={words.show}
      />
    </VStack>
  );
}

interface StrengthMeterProps {
  readonly password: string;
  readonly email: string;
}

/** How hard a password is to guess: a bar of four parts, and a word. */
function StrengthMeter({ password, email }: StrengthMeterProps) {
  const strength = passwordStrength(password, email);
  const level = password === '' ? 0 : STRENGTHS.indexOf(strength) + 1;
  const said = password === '' ? '' : words.strengths[strength];
  return (
    <HStack sx={{ marginTop: '0.5rem', flexWrap: 'nowrap', gap: '0.5rem' }}>
      <Bar aria-hidden="true" data-strength={level === 0 ? undefined : strength}>
        {STRENGTHS.map((one, at) => (
          <span key={one} data-on={at < level || undefined} />
        ))}
      </Bar>
      <SecondaryText role="status" sx={{ minWidth: '8rem', textAlign: 'end' }}>
        {`${words.strength}: ${said || '–'}`}
      </SecondaryText>
    </HStack>
  );
}

const Bar = styled('span')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '0.25rem',
  color: theme.vars.palette.success.main,
  '&[data-strength=weak]': { color: theme.vars.palette.error.main },
  '&[data-strength=fair]': { color: theme.vars.palette.warning.main },
  '& > span': {
    height: 6,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > [data-on]': { backgroundColor: 'currentColor', forcedColorAdjust: 'none' },
}));
