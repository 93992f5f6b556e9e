import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { usedChecksOf, type UsedChecks } from '../../shared/lists/used-checks.ts';
import { managePayment } from '../actions/ActionDialog.tsx';
import { checksMessages as messages } from './checks-messages.ts';
import { SpoilDialog } from './SpoilDialog.tsx';
import { SpoiledTable } from './SpoiledTable.tsx';
import { IfMay } from '../../shared/rights/IfMay.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

interface CheckNumbersProps {
  /** Those with checks; none where the association has no accounts. */
  readonly accounts: readonly RecordRow<'accounts'>[];
}

/** The numbers that have no record, and the spoiled checks, by account. */
export function CheckNumbers({ accounts }: CheckNumbersProps) {
  const [spoiling, setSpoiling] = useState<{ accountId: string; number: string } | null>(null);
  const listed =
    accounts.length === 0 ? [{ id: '', name: '' }] : accounts.map(({ id, name }) => ({ id, name }));
  return (
    <TabSection heading={messages.numbers} hint={messages.numbersHint} sx={{ marginTop: '2rem' }}>
      {listed.map(({ id, name }) => (
        <LoadState key={id} store={usedChecksOf(id)}>
          {(checks) => (
            <OfAccount
              name={name}
              checks={checks}
              onSpoil={(number) => setSpoiling({ accountId: id, number })}
            />
          )}
        </LoadState>
      ))}
      <IfMay>
        <Button
          variant="outlined"
          sx={{ marginTop: '1rem' }}
          onClick={() => setSpoiling({ accountId: '', number: '' })}
        >
          {messages.spoil}
        </Button>
      </IfMay>
      {spoiling !== null && <SpoilDialog {...spoiling} onClose={() => setSpoiling(null)} />}
    </TabSection>
  );
}

interface OfAccountProps {
  readonly name: string;
  readonly checks: UsedChecks;
  readonly onSpoil: (number: string) => void;
}

function OfAccount({ name, checks: { missing, spoiled }, onSpoil }: OfAccountProps) {
  const may = useMay();
  const [removing, setRemoving] = useState<ListedSpoiled | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async ({ checkNumber }: ListedSpoiled): Promise<void> => {
    setRemoving(null);
    const result = await managePayment({ act: 'unspoil', checkNumber });
    setFailed(result.ok ? null : result.message);
    if (result.ok) notify(messages.removed(checkNumber));
  };
  const removal = (row: ListedSpoiled) => (
    <Button
      color="error"
      aria-label={messages.remove(row.checkNumber)}
      onClick={() => setRemoving(row)}
    >
      {messages.removeShort}
    </Button>
  );
  return (
    <Box component={name === '' ? 'div' : 'section'} aria-label={name || undefined}>
      {name !== '' && <h4>{name}</h4>}
      {missing.length === 0 ? (
        <SecondaryText>{messages.noneMissing}</SecondaryText>
      ) : (
        <Notice tone="warning" sx={{ marginBlock: '0.75rem' }}>
          {missing.map((number) => (
            <HStack key={number} sx={{ gap: '0.75rem', alignItems: 'center' }}>
              <span>{messages.missing(number)}</span>
              <IfMay>
                <Button
                  size="small"
                  aria-label={`${messages.recordSpoiled}: ${number}`}
                  onClick={() => onSpoil(number)}
                >
                  {messages.recordSpoiled}
                </Button>
              </IfMay>
            </HStack>
          ))}
          <IfMay>
            <p>{messages.missingHint}</p>
          </IfMay>
        </Notice>
      )}
      {failed !== null && <Notice tone="error">{failed}</Notice>}
      <SpoiledTable spoiled={spoiled} {...(may('keepBooks') && { actions: removal })} />
      {removing !== null && (
        <QuestionDialog
          title={messages.removeTitle(removing.checkNumber)}
          stay={messages.stay}
          color="error"
          answer={{ label: messages.removeShort, run: () => void remove(removing) }}
          onClose={() => setRemoving(null)}
        >
          <p>
            {formatDate(removing.date)}: {removing.reason}
          </p>
          <p>{messages.removeHint}</p>
        </QuestionDialog>
      )}
    </Box>
  );
}
