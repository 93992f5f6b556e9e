import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../ui/Notice.tsx';
import type { FormSession } from './form-session.ts';

interface FormHeaderProps {
  readonly session: FormSession | null;
  readonly onClear: () => void;
}

/** What stands above the first section: how the form is read, and what was kept from an earlier visit. */
export function FormHeader({ session, onClear }: FormHeaderProps) {
  const missing = session?.missingReceipts ?? 0;
  return (
    <Top>
      <p>
        Fields marked <Star>*</Star> are required. Add at least one receipt: a photo or a PDF.
      </p>
      {session?.restored === true && (
        <Notice
          tone="info"
          action={
            <Button size="small" variant="outlined" onClick={onClear}>
              Start with an empty form
            </Button>
          }
        >
          What you entered earlier was kept in this browser.
        </Notice>
      )}
      {missing > 0 && <Notice tone="warning">{missingReceiptsText(missing)}</Notice>}
    </Top>
  );
}

function missingReceiptsText(count: number): string {
  return count === 1
    ? 'One receipt was not kept. Please add it again.'
    : `${count} receipts were not kept. Please add them again.`;
}

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.9rem',
  padding: 'clamp(1rem, 3vw, 1.375rem) clamp(1rem, 3.5vw, 2.25rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.brand.well,
  color: theme.vars.palette.text.secondary,
  '& > p': { margin: 0 },
}));

const Star = styled('b')(({ theme }) => ({ color: theme.vars.palette.brand.maple }));
