import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LineIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VStack } from '../ui/layout.ts';
import type { FormSession } from './form-session.ts';
import { useMessages } from '../ui/messages.ts';

interface FormHeaderProps {
  readonly session: FormSession | null;
  /** How many receipts the person must choose again. */
  readonly lost: number;
  /** The label of the button that clears what was restored. */
  readonly startOver: string;
  readonly onClear: () => void;
  readonly onShowLost: () => void;
  /** Clears what was filled in from last time, and forgets it. */
  readonly onForget: () => void;
  /** Moves the receipts to the top; null once they're there. */
  readonly onReceiptFirst: (() => void) | null;
}

/** Above the first section: how to read the form, and what's already in it. */
export function FormHeader(props: FormHeaderProps) {
  const messages = useMessages('form');
  const { session, lost, startOver, onClear, onShowLost, onForget, onReceiptFirst } = props;
  const { origin = null } = session ?? {};
  const [isForgotten, setIsForgotten] = useState(false);
  const forget = () => {
    onForget();
    setIsForgotten(true);
  };
  return (
    <Header>
      <p>
        {messages.requiredBeforeStar} <Star>*</Star> {messages.requiredAfterStar}
      </p>
      {origin !== null && origin !== 'sent' && (
        <Notice
          tone="info"
          action={
            !isForgotten && (
              <Button
                size="small"
                variant="outlined"
                onClick={origin === 'lastTime' ? forget : onClear}
              >
                {origin === 'lastTime' ? messages.forget : startOver}
              </Button>
            )
          }
        >
          {isForgotten ? messages.forgotten : messages.restored[origin]}
        </Notice>
      )}
      {onReceiptFirst !== null && (
        <PhoneOnly>
          <Button
            variant="outlined"
            startIcon={<LineIcon name="camera" />}
            onClick={onReceiptFirst}
          >
            {messages.startWithReceipt}
          </Button>
        </PhoneOnly>
      )}
      {lost > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outlined" color="inherit" onClick={onShowLost}>
              {messages.showMissing}
            </Button>
          }
        >
          {messages.missingReceipts(lost)}
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

const PhoneOnly = styled('div')(({ theme }) => ({
  '& > button': { width: '100%' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Star = styled('b')(({ theme }) => ({ color: theme.vars.palette.error.main }));
