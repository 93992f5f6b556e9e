import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../ui/Notice.tsx';
import { VStack } from '../ui/layout.ts';
import { submitMessages } from './submit-messages.ts';
import type { FormSession } from './form-session.ts';

interface FormHeaderProps {
  readonly session: FormSession | null;
  readonly onClear: () => void;
}

/** Above the first section: how to read the form, and what is in it already. */
export function FormHeader({ session, onClear }: FormHeaderProps) {
  const { origin = null, missingReceipts: missing = 0 } = session ?? {};
  return (
    <Header>
      <p>
        {submitMessages.requiredBeforeStar} <Star>*</Star> {submitMessages.requiredAfterStar}
      </p>
      {origin !== null && (
        <Notice
          tone="info"
          action={
            <Button size="small" variant="outlined" onClick={onClear}>
              {submitMessages.startEmpty}
            </Button>
          }
        >
          {submitMessages.restored[origin]}
        </Notice>
      )}
      {missing > 0 && <Notice tone="warning">{submitMessages.missingReceipts(missing)}</Notice>}
    </Header>
  );
}

const Header = styled(VStack)(({ theme }) => ({
  padding: 'clamp(1rem, 3vw, 1.375rem) clamp(1rem, 3.5vw, 2.25rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  color: theme.vars.palette.text.secondary,
}));

const Star = styled('b')(({ theme }) => ({ color: theme.vars.palette.brand.maple }));
