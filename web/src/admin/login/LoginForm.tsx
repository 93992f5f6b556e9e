import Button from '@mui/material/Button';
import { pageMessages } from '@pa-ledger/domain/error-messages';
import { useState, type SubmitEvent } from 'react';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VStack } from '../../ui/layout.ts';
import { loginMessages } from './login-messages.ts';
import { warmUpSignIn } from '../session.ts';

export type SignInState = 'idle' | 'signingIn' | 'failed';

interface LoginFormProps {
  readonly state: SignInState;
  readonly onSignIn: (username: string, password: string) => void;
}

/** The form with username and password. */
export function LoginForm({ state, onSignIn }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const busy = state === 'signingIn';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSignIn(username, password);
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={busy || undefined}>
      <VStack sx={{ gap: '1.125rem' }}>
        <TextInput
          label={loginMessages.username}
          required
          name="username"
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          onFocus={warmUpSignIn}
          readOnly={busy}
        />
        <TextInput
          label={loginMessages.password}
          required
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          readOnly={busy}
        />
        {state === 'failed' && <Notice tone="error" title={pageMessages.loginFailed} />}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? loginMessages.signingIn : loginMessages.signIn}
        </Button>
      </VStack>
    </form>
  );
}
