import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BankLine, KeyedLine } from '@pa-ledger/domain/bank/bank-line';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../../app/store.ts';
import { HStack } from '../../../../ui/layout.ts';
import { SecondaryText } from '../../../../ui/text.ts';
import { TabSection } from '../../../shared/frame/TabHeading.tsx';
import { Money } from '../../../shared/lists/Money.tsx';
import { accounts } from '../../../shared/records/ledger-records.ts';
import { AddEntry, type AddedKind } from './AddEntry.tsx';
import { fileMessages as messages } from './file-messages.ts';
import { aboutLine, lineText } from './line-text.ts';

/** So many lines are there at first. */
const FIRST_SHOWN = 20;
/** And so many more at a press: a file may have thousands. */
const MORE = 100;

interface LackingLinesProps {
  readonly lines: readonly KeyedLine[];
  readonly accountId: string;
  readonly onAdded: () => void;
}

/** What the bank has and the books lack, each line with the dialogs that add it. */
export function LackingLines({ lines, accountId, onAdded }: LackingLinesProps) {
  const [most, setMost] = useState(FIRST_SHOWN);
  const [adding, setAdding] = useState<{ line: BankLine; as: AddedKind } | null>(null);
  const state = useStore(accounts);
  const hasOthers = state.status === 'ready' && state.value.filter(isInUse).length > 1;
  if (lines.length === 0) return <SecondaryText>{messages.nothingLacking}</SecondaryText>;
  return (
    <TabSection
      heading={messages.lacking}
      hint={messages.lackingHint}
      sx={{ marginTop: '0.75rem' }}
    >
      <Rows aria-label={messages.lacking}>
        {lines.slice(0, most).map(({ key, line }) => (
          <li key={key}>
            <span>
              {aboutLine(line)}
              <SecondaryText as="span">{formatDate(line.day)}</SecondaryText>
            </span>
            <Money amount={line.amount} tone="signed" />
            <HStack sx={{ gap: '0.5rem' }}>
              <Button
                variant="outlined"
                aria-label={messages.actionOf(messages.addEntry, lineText(line))}
                onClick={() => setAdding({ line, as: 'entry' })}
              >
                {messages.addEntry}
              </Button>
              {hasOthers && (
                <Button
                  aria-label={messages.actionOf(messages.addTransfer, lineText(line))}
                  onClick={() => setAdding({ line, as: 'transfer' })}
                >
                  {messages.addTransfer}
                </Button>
              )}
            </HStack>
          </li>
        ))}
      </Rows>
      {lines.length > most && (
        <Button onClick={() => setMost(most + MORE)}>
          {messages.more(Math.min(MORE, lines.length - most))}
        </Button>
      )}
      {adding !== null && (
        <AddEntry
          {...adding}
          accountId={accountId}
          onAdded={onAdded}
          onClose={() => setAdding(null)}
        />
      )}
    </TabSection>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '0.25rem 1rem',
    padding: '0.5rem 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > div': { gridColumn: '1 / -1' },
    },
  },
  '& > li > span > span': { display: 'block' },
}));
