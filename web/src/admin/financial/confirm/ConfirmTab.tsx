import Button from '@mui/material/Button';
import { openDays } from '@pa-ledger/domain/home/dated-work';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import type { OpenPage } from '../../shared/lists/open-pages.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { confirmRecord, useRefusal } from '../../shared/looks/second-look.ts';
import { useNameOf } from '../../shared/records/people-names.ts';
import { useBooks } from '../../shared/years/books.ts';
import { confirmMessages as messages } from './confirm-messages.ts';
import { confirmColumns, type OfferedRow } from './confirm-columns.tsx';
import { unconfirmedEntries, type ConfirmRow } from './confirm-store.ts';
import { useMay } from '../../shared/rights/own-person.ts';

/** The sub-tab To Confirm: what no second person has confirmed, of all days that aren't closed. */
export function ConfirmTab() {
  const days = openDays(useBooks().closedThrough);
  const pages = useEntryPages(days.first, (size) => unconfirmedEntries(days, size));
  const { state, store, isReading, onMore } = pages;
  const print = usePrint(state.status !== 'ready' || state.value.rows.length === 0);
  return (
    <>
      <PrintPage />
      <TabHeading heading={messages.heading} hint={messages.hint} more={[print]} />
      {state.status === 'ready' ? (
        <ConfirmList page={state.value} isReading={isReading} onMore={onMore} />
      ) : (
        <LoadState store={store}>{() => null}</LoadState>
      )}
    </>
  );
}

interface ConfirmListProps {
  readonly page: OpenPage<ConfirmRow>;
  readonly isReading: boolean;
  readonly onMore: () => void;
}

/** What nobody has confirmed, each with a box to check or with why this person can't, and one button for what is checked. */
function ConfirmList({ page, isReading, onMore }: ConfirmListProps) {
  const { rows, isCut, count } = page;
  const nameOf = useNameOf();
  const may = useMay();
  const offered = useOffered(rows);
  const { chosen, select, failures, isSending, send } = useConfirming(offered);
  // What comes first may all be confirmed: what isn't is looked for further back.
  const looksOn = isCut && rows.length === 0 && !isReading;
  useEffect(() => {
    if (looksOn) onMore();
  }, [looksOn, onMore]);
  if (rows.length === 0 && !isCut) return <EmptyState>{messages.empty}</EmptyState>;
  const allowed = offered.filter(({ refusal }) => refusal === null);
  const amount = formatCents(sumCents(chosen.map(({ line }) => line.amount)));
  return (
    <>
      {failures.length > 0 && (
        <Notice
          tone="error"
          title={messages.notDone(failures.length)}
          sx={{ marginBottom: '1rem' }}
        >
          <ul>
            {failures.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {allowed.length > 0 && (
        <OffPaper>
          <CheckInput
            name="all"
            label={messages.all}
            checked={chosen.length === allowed.length}
            onChange={(isOn) => select(isOn ? allowed.map(keyOf) : [])}
          />
        </OffPaper>
      )}
      <DataTable
        name={messages.table}
        columns={confirmColumns({
          showsAuthors: may('keepBooks'),
          chosen: chosen.map(keyOf),
          isBusy: isSending,
          nameOf,
          onToggle: (key, isOn) =>
            select(
              chosen
                .map(keyOf)
                .filter((one) => one !== key)
                .concat(isOn ? [key] : []),
            ),
        })}
        rows={{ status: 'ready', value: offered }}
        keyOf={keyOf}
        empty={null}
        totals={
          isCut
            ? undefined
            : {
                label: messages.total(rows.length),
                cells: { amount: <Money amount={cents(page.cents)} /> },
              }
        }
        footer={
          isCut && (
            <MoreEntries isReading={isReading} onMore={onMore}>
              {messages.newest(rows.length, count, formatCents(cents(page.cents)))}
            </MoreEntries>
          )
        }
      />
      {allowed.length > 0 && (
        <OffPaper>
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={isSending}
            onClick={() => void send()}
            sx={{ marginTop: '1rem' }}
          >
            {chosen.length === 0 ? messages.nothing : messages.press(chosen.length, amount)}
          </Button>
        </OffPaper>
      )}
    </>
  );
}

function keyOf({ line }: OfferedRow): string {
  return line.key;
}

/** Returns the rows with why the person who is signed in can't confirm them; undefined until that's known. */
function useOffered(rows: readonly ConfirmRow[]): readonly OfferedRow[] {
  const refusalOf = useRefusal();
  const may = useMay();
  return rows.map((row) => ({
    ...row,
    refusal: may('keepBooks') ? refusalOf?.(row.record, row.authors) : undefined,
  }));
}

/** What is checked, and what confirms it, one by one: what the server refuses stays, with its sentence. */
function useConfirming(rows: readonly OfferedRow[]) {
  const [keys, select] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  // What somebody else confirms meanwhile is gone from the list.
  const chosen = rows.filter((row) => row.refusal === null && keys.includes(keyOf(row)));
  const send = async () => {
    setSending(true);
    const refused: string[] = [];
    for (const { line, record } of chosen) {
      const result = await confirmRecord(record);
      if (!result.ok)
        refused.push(
          messages.why(line.payee || messages.givenBack, formatDate(line.day), result.message),
        );
    }
    setSending(false);
    select([]);
    setFailures(refused);
    const done = chosen.length - refused.length;
    if (done > 0) notify(messages.done(done));
  };
  return { chosen, select, failures, isSending, send };
}
