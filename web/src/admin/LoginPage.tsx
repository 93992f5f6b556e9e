import { organization } from '@pa-ledger/domain/organization';
import { styled } from '@mui/material/styles';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { TOUCH } from '../ui/theme.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignedInPanel } from './SignedInPanel.tsx';
import { useSignIn } from './useSignIn.ts';

/** `/admin/login` (spec.md section 2). */
export function LoginPage() {
  const { state, signIn, leave } = useSignIn();
  return (
    <PageFrame heading="Admin Login" overline={organization.schoolName} width="narrow">
      <Sheet>
        {state === 'signedIn' ? (
          <SignedInPanel onSignOut={() => void leave()} />
        ) : (
          <LoginForm
            state={state}
            onSignIn={(username, password) => void signIn(username, password)}
          />
        )}
      </Sheet>
      <BackLink href="/">Back to the expense submission</BackLink>
    </PageFrame>
  );
}

const BackLink = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: TOUCH,
  margin: '1rem auto 0',
  paddingInline: '1rem',
  color: theme.vars.palette.primary.main,
}));
