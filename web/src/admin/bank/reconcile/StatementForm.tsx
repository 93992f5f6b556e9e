import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatCents } from '@pa-ledger/domain/money/money';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useRef } from 'react';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { DateField } from '../../shared/forms/fields.tsx';
import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { NotSaved } from '../../shared/saving/SaveFailure.tsx';
import { ChooseFile, useChosenFile } from './ChooseFile.tsx';
import { TickList } from './TickList.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import { useStatement } from './useStatement.ts';

/** A statement of an account: its day and balance, what it clears, and the difference that must fall to 0.00. */
export function StatementForm({ account }: { readonly account: RecordRow<'accounts'> }) {
  const statement = useStatement(account);
  const { day, balance, list, ticked, busy, failed, difference, maySave } = statement;
  const { load, tick, changeDay, changeBalance } = statement;
  const file = useChosenFile(statement.setFailed);
  /** What files have ticked. */
  const fromFiles = useRef(new Set<string>());
  const closeFile = (): void => {
    tick([...fromFiles.current], false);
    fromFiles.current.clear();
    file.close();
  };
  const begin = (): void => {
    if (isCalendarDate(day)) void load(day);
  };
  return (
    <OffPaper>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <FieldGrid>
          <DateField
            name="statement-day"
            label={messages.day}
            half
            required
            value={day}
            error={null}
            onChange={(next) => void changeDay(next)}
          />
          <MoneyField
            name="statement-balance"
            label={messages.balance}
            half
            required
            value={balance}
            error={null}
            onChange={changeBalance}
          />
        </FieldGrid>
        <HStack sx={{ marginTop: '1.125rem' }}>
          <Button type="submit" variant="outlined" disabled={busy || !isCalendarDate(day)}>
            {busy && list === null ? messages.loading : messages.begin}
          </Button>
          <ChooseFile onChoose={(chosen) => void file.choose(chosen)} />
        </HStack>
      </form>
      <NotSaved failed={failed} conflict={null} sx={{ marginTop: '1rem' }} />
      {file.chosen !== null && (
        <file.chosen.Part
          key={file.chosen.key}
          {...{ account, list, ticked, file: file.chosen.file }}
          accountId={account.id}
          onStatement={statement.propose}
          onTick={(keys, isTicked) => {
            for (const key of isTicked ? keys : []) fromFiles.current.add(key);
            tick(keys, isTicked);
          }}
          onAdded={begin}
          onClose={closeFile}
        />
      )}
      {list !== null && (
        <>
          <TickList day={list.through} items={list.items} ticked={ticked} onTick={tick} />
          <Bar>
            <HStack role="status" sx={{ gap: '0.25rem 1rem' }}>
              <b>{messages.difference(formatCents(difference))}</b>
              <span>{messages.ticked(ticked.size, list.items.length)}</span>
            </HStack>
            <Button
              variant="contained"
              disabled={!maySave}
              onClick={() =>
                void statement.save().then((isSaved) => {
                  if (isSaved) file.close();
                })
              }
            >
              {busy ? messages.saving : messages.save}
            </Button>
          </Bar>
        </>
      )}
    </OffPaper>
  );
}

/** Stays in sight while the list scrolls. */
const Bar = styled(HStack)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `2px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
