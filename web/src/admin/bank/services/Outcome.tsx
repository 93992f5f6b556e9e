import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { VStack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { rowWords } from './SalesRow.tsx';
import type { SalesOutcome } from './sales-calls.ts';
import type { RowValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';

interface OutcomeProps {
  readonly outcome: SalesOutcome;
  readonly accountId: string;
  readonly disabled: boolean;
  /** Adds rows that someone deleted. */
  readonly onAgain: (rows: readonly RowValues[]) => void;
}

/** What became of the rows that were saved. */
export function Outcome({ outcome, accountId, disabled, onAgain }: OutcomeProps) {
  const { added, there, named } = outcome;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!disabled) notice.current?.focus();
  }, [disabled]);
  const deleted = named.filter(({ why }) => why === 'deleted').map(({ row }) => row);
  return (
    <Notice
      ref={notice}
      tone={named.length === 0 ? 'success' : 'warning'}
      title={[messages.added(added), ...(there === 0 ? [] : [messages.there(there)])].join(' ')}
      sx={{ marginBottom: '1rem' }}
      action={
        <>
          <Button component={PanelLink} to={`/admin/bank/register?account=${accountId}`}>
            {messages.register}
          </Button>
          {deleted.length > 0 && (
            <Button disabled={disabled} onClick={() => onAgain(deleted)}>
              {messages.deleted(deleted.length)}
            </Button>
          )}
        </>
      }
    >
      {named.length > 0 && (
        <VStack sx={{ gap: '0.25rem' }}>
          {messages.named}
          <ul>
            {named.map(({ row, sentence }) => (
              <li key={row.key}>{`${rowWords(row)}: ${sentence}`}</li>
            ))}
          </ul>
        </VStack>
      )}
    </Notice>
  );
}
