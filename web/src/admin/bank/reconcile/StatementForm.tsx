import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { statementId } from '@pa-ledger/domain/bank/statement';
import { formatCents } from '@pa-ledger/domain/money/money';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { FileButton } from '../../shared/forms/FileButton.tsx';
import { MoneyInput } from '../../shared/forms/MoneyInput.tsx';
import { DateInput } from '../../shared/forms/inputs.tsx';
import { SaveBar } from '../../shared/forms/SaveForm.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { ChosenPapers } from '../../shared/papers/ChosenPapers.tsx';
import { uploadsOf } from '../../shared/papers/paper-uploads.ts';
import { papersMessages } from '../../shared/papers/papers-messages.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { NotSaved } from '../../shared/saving/SaveFailure.tsx';
import { TickList } from './TickList.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import type { useChosenFile } from './useChosenFile.ts';
import { useStatement } from './useStatement.ts';

interface StatementFormProps {
  readonly account: RecordRow<'accounts'>;
  /** Whether it is the account that is shown; the others keep what was typed and ticked. */
  readonly isShown: boolean;
  /** The accounts of cash, by their ids. */
  readonly cash: ReadonlySet<string>;
  readonly file: ReturnType<typeof useChosenFile>;
  /** A person has typed or ticked something; false once it is saved. */
  readonly onTouched: (isTouched: boolean) => void;
}

/** A statement of an account: its day and balance, what it clears, and the difference that must fall to 0.00. */
export function StatementForm({ account, isShown, cash, file, onTouched }: StatementFormProps) {
  const statement = useStatement(account);
  const { day, balance, list, ticked, busy, failed, difference, maySave } = statement;
  const { load, tick, changeDay, changeBalance } = statement;
  const { chosen } = file;
  /** The file that this account has taken up: one that was chosen for another account is not held against it. */
  const [taken, setTaken] = useState(0);
  if (isShown && chosen !== null && chosen.contents !== null && taken !== chosen.key)
    setTaken(chosen.key);
  const own = isShown || taken === chosen?.key ? chosen : null;
  /** The bank's own statement, which is attached once this one is saved. */
  const [papers, setPapers] = useState<readonly File[]>([]);
  /** What files have ticked. */
  const fromFiles = useRef(new Set<string>());
  const untick = useEffectEvent((): void => {
    tick([...fromFiles.current], false);
    fromFiles.current.clear();
  });
  const isClosed = chosen === null;
  useEffect(() => {
    if (isClosed) untick();
  }, [isClosed]);
  const begin = (): void => {
    if (isCalendarDate(day)) void load(day);
  };
  const save = async (through: CalendarDate): Promise<void> => {
    if (!(await statement.save())) return;
    file.close();
    onTouched(false);
    const of = { collection: 'statements', id: statementId(account.id, through) } as const;
    void uploadsOf(paperOwner(of)).add(papers);
    setPapers([]);
  };
  return (
    <OffPaper hidden={!isShown}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <FieldGrid>
          <DateInput
            name="statement-day"
            label={messages.day}
            half
            required
            value={day}
            onChange={(next) => {
              onTouched(true);
              void changeDay(next);
            }}
          />
          <MoneyInput
            name="statement-balance"
            label={messages.balance}
            half
            required
            value={balance}
            onChange={(next) => {
              onTouched(true);
              changeBalance(next);
            }}
          />
        </FieldGrid>
        <HStack sx={{ marginTop: '1.125rem' }}>
          <Button type="submit" variant="outlined" disabled={busy || !isCalendarDate(day)}>
            {busy && list === null ? messages.loading : messages.begin}
          </Button>
          {isShown && (
            // Any file: of what isn't a statement it's said what to download instead.
            <FileButton
              label={messages.chooseFile}
              onChoose={([next]) => {
                if (next !== undefined) void file.choose(next);
              }}
            />
          )}
        </HStack>
      </form>
      <NotSaved failed={failed} conflict={null} sx={{ marginTop: '1rem' }} />
      {own !== null && (
        <own.Part
          key={own.key}
          account={account}
          list={list}
          ticked={ticked}
          file={own.file}
          count={own.count}
          contents={own.contents}
          accountId={account.id}
          onStatement={statement.propose}
          onTick={(keys, isTicked) => {
            for (const key of isTicked ? keys : []) fromFiles.current.add(key);
            tick(keys, isTicked);
          }}
          onAdded={begin}
          onClose={file.close}
        />
      )}
      {list !== null && (
        <>
          {account.kind !== 'cash' && (
            <Box sx={{ marginTop: '1.125rem' }}>
              <ChosenPapers
                files={papers}
                label={papersMessages.attach}
                hint={messages.attachHint}
                onChange={setPapers}
              />
            </Box>
          )}
          <TickList
            cash={cash}
            ticked={ticked}
            day={list.through}
            items={list.items}
            listed={list.listed}
            onTick={tick}
          />
          <SaveBar>
            <HStack role="status" sx={{ gap: '0.25rem 1rem' }}>
              <b>{messages.difference(formatCents(difference))}</b>
              <span>
                {messages.ticked(
                  ticked.size,
                  list.items.length - list.listed.filter((key) => !ticked.has(key)).length,
                )}
              </span>
            </HStack>
            <Button variant="contained" disabled={!maySave} onClick={() => void save(list.through)}>
              {busy ? messages.saving : messages.save}
            </Button>
          </SaveBar>
        </>
      )}
    </OffPaper>
  );
}
