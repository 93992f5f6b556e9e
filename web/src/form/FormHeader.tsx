import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../ui/Notice.tsx';
import { VStack } from '../ui/layout.ts';
import { formMessages } from './form-messages.ts';
import type { FormSession } from './form-session.ts';

interface FormHeaderProps {
  readonly session: FormSession | null;
  /** How many receipts the person must choose again. */
  readonly lost: number;
  /** The label of the button that clears what was restored. */
  readonly startOver: string;
  readonly onClear: () => void;
  readonly onShowLost: () => void;
}

/** Above the first section: how to read the form, and what's already in it. */
export function FormHeader({ session, lost, startOver, onClear, onShowLost }: FormHeaderProps) {
  const { origin = null } = session ?? {};
  return (
    <Header>
      <p>
        {formMessages.requiredBeforeStar} <Star>*</Star> {formMessages.requiredAfterStar}
      </p>
      {origin !== null && origin !== 'sent' && (
        <Notice
          tone="info"
          action={
            <Button size="small" variant="outlined" onClick={onClear}>
              {startOver}
            </Button>
          }
        >
          {formMessages.restored[origin]}
        </Notice>
      )}
      {lost > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outlined" color="inherit" onClick={onShowLost}>
              {formMessages.showMissing}
            </Button>
          }
        >
          {formMessages.missingReceipts(lost)}
        </Notice>
      )}
    </Header>
  );
}

const Header = styled(VStack)(({ theme }) => ({
  padding: 'clamp(1rem, 3vw, 1.375rem) clamp(1rem, 3.5vw, 2.25rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  color: theme.vars.palette.text.secondary,
}));

const Star = styled('b')(({ theme }) => ({ color: theme.vars.palette.error.main }));
