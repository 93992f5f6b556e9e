import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import {
  countedGroups,
  kindsOf,
  type CountedEntry,
  type CountedFigure,
  type CountedGroup,
  type CountedLine,
} from '@pa-ledger/domain/reports/treasurer/counted';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useId, useState } from 'react';
import { listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { ActionLink } from '../frame/ActionLink.tsx';
import { LoadState } from '../frame/LoadState.tsx';
import { ModalDialog } from '../frame/ModalDialog.tsx';
import { Money } from '../lists/Money.tsx';
import { entriesOn } from '../records/dated-entries.ts';
import { combineStores, liveStore, type LiveStore } from '../records/live-store.ts';
import { useLookup } from '../records/lookup.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { listOf } from './figure-lists.ts';

/** The entries that a figure counts, of a fiscal year. */
export interface FigureEntries extends CountedFigure {
  readonly title: string;
  readonly year: FiscalYear;
  /** What a fund began with. */
  readonly beginning?: Cents;
}

interface EntriesDialogProps {
  readonly entries: FigureEntries;
  readonly onClose: () => void;
}

/** Lists what a figure counts, by kind with its sum, and leads to each entry and to the lists that have them. */
export function EntriesDialog({ entries, onClose }: EntriesDialogProps) {
  const [store] = useState(() => countedEntries(entries));
  const { categoryName, fundName } = useLookup();
  const names = {
    category: (id: string | null) => ({ id: id ?? '', name: categoryName(id ?? '') }),
    fund: (id: string | null) => ({ id: id ?? '', name: fundName(id ?? ''), code: '' }),
  };
  const { beginning } = entries;
  return (
    <ModalDialog title={entries.title} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <LoadState store={store}>
          {(found) => {
            const groups = countedGroups(found, entries, names);
            const total = sumCents([beginning ?? cents(0), ...groups.map((group) => group.total)]);
            return (
              <>
                {beginning !== undefined && <Sum label={messages.beginning} amount={beginning} />}
                {groups.map((group) => (
                  <Group key={group.kind} group={group} list={listOf(group.kind, entries)} />
                ))}
                {groups.length === 0 && <p>{messages.nothing}</p>}
                <Sum label={messages.total} amount={total} />
              </>
            );
          }}
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

/** Returns the entries of which a figure counts some, live: of its days, in the collections that it counts. */
function countedEntries(counted: CountedFigure): LiveStore<readonly CountedEntry[]> {
  const { days, figure } = counted;
  const collections = figure === 'spent' ? SPENDING : undefined;
  const moved = entriesOn(days, collections);
  if (!kindsOf(counted).includes('approved')) return moved;
  return combineStores([moved, approvedOn(days)], (lists) => lists.flat());
}

const SPENDING = ['payments', 'manualExpenses'] as const;

function approvedOn(days: Days): LiveStore<readonly CountedEntry[]> {
  return liveStore((onChange) =>
    listenAll(
      'expenses',
      (id, fields) => ({ collection: 'expenses' as const, id, fields }),
      onChange,
      onDays('approvedOn', days),
    ),
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: Cents }) {
  return (
    <HStack as="p" sx={{ ...LINE, fontWeight: 650 }}>
      <span>{label}</span>
      <Money amount={amount} />
    </HStack>
  );
}

interface GroupProps {
  readonly group: CountedGroup;
  /** The address of the list that has them. */
  readonly list: string;
}

function Group({ group: { kind, lines, total }, list }: GroupProps) {
  const id = useId();
  const name = messages.kinds[kind];
  return (
    <section aria-labelledby={id}>
      <HStack as="h3" id={id} sx={{ ...LINE, fontSize: '1rem', marginTop: '0.75rem' }}>
        <span>{messages.counted(name, lines.length)}</span>
        <Money amount={total} />
      </HStack>
      <ul>
        {lines.map((line) => (
          <HStack as="li" key={line.id} sx={LINE}>
            <Words line={line} />
            <Money amount={line.amount} tone="quiet" />
          </HStack>
        ))}
      </ul>
      <ActionLink to={list}>{messages.openList(name)}</ActionLink>
    </section>
  );
}

function Words({ line: { day, payee, description, expenseIds } }: { readonly line: CountedLine }) {
  return (
    <div>
      <span>{[payee, description].filter(Boolean).join(': ')}</span>
      <SecondaryText as="span">
        {formatDate(day)}
        {expenseIds.map((expense) => (
          <ActionLink
            key={expense}
            to={`/admin/expenses/${referenceOf(expense)}`}
            sx={{ marginInlineStart: '0.75rem' }}
          >
            {referenceOf(expense)}
          </ActionLink>
        ))}
      </SecondaryText>
    </div>
  );
}

const LINE = {
  flexWrap: 'nowrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  overflowWrap: 'anywhere',
};
