import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BankItem } from '@pa-ledger/domain/bank/items';
import { withoutCancelled } from '@pa-ledger/domain/bank/reconciliation';
import { staleChecks } from '@pa-ledger/domain/bank/register';
import { itemText } from '@pa-ledger/domain/bank/statement';
import { withChangeFunds } from '@pa-ledger/domain/bank/joint-lines';
import { sumCents } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { memo, useCallback, useMemo, useState } from 'react';
import { SelectInput, TextInput } from '../../shared/forms/inputs.tsx';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';

type Show = keyof typeof messages.shows;

/** So many rows are drawn at first: a list of thousands would keep the page busy. */
const FIRST_SHOWN = 200;

interface TickListProps {
  /** The statement's last day: what is stale then. */
  readonly day: CalendarDate;
  readonly items: readonly BankItem[];
  /** The keys of voided payments that an earlier statement listed: they are listed once. */
  readonly listed: readonly string[];
  /** The accounts of cash, by their ids. */
  readonly cash: ReadonlySet<string>;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
}

/** What the bank may show, each with a box to tick; filters, and all that they show at once. */
export function TickList({ day, items, listed, cash, ticked, onTick }: TickListProps) {
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [most, setMost] = useState(FIRST_SHOWN);
  // Not again at each tick: there may be thousands.
  const [open, stale, changeOf] = useMemo(
    () => [
      keysOf(withoutCancelled(items)),
      keysOf(staleChecks(items, day)),
      new Map(
        withChangeFunds(items, (id) => cash.has(id)).map(([{ key }, change]) => [key, change]),
      ),
    ],
    [items, day, cash],
  );
  /** The deposits whose change fund a person has taken for a line of its own. */
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const takeApart = useCallback((key: string) => setApart((now) => new Set([...now, key])), []);
  const before = useMemo(() => new Set(listed), [listed]);
  if (items.length === 0) return <EmptyState>{messages.nothing}</EmptyState>;
  const shown = items.filter(
    (item) =>
      (before.has(item.key) && !ticked.has(item.key)
        ? show === 'listed'
        : isShown(item, show, ticked)) && isFound(item, search),
  );
  const keys = shown.map(({ key }) => key);
  const inView = new Set(keys);
  /** Deposits with their change fund, while the two are ticked alike: what a file has told apart stays apart. */
  const joined = new Map(
    [...changeOf].filter(
      ([key, change]) =>
        !apart.has(key) &&
        inView.has(key) &&
        inView.has(change.key) &&
        ticked.has(key) === ticked.has(change.key),
    ),
  );
  const changes = keysOf([...joined.values()]);
  const rows = shown.filter(({ key }) => !changes.has(key));
  return (
    <>
      <FieldGrid sx={{ marginTop: '1.125rem' }}>
        <TextInput label={messages.search} half value={search} onChange={setSearch} />
        <SelectInput
          label={messages.show}
          half
          value={show}
          // The options are the keys of the table.
          onChange={(name) => setShow(name as Show)}
          options={Object.entries(messages.shows)
            .filter(([name]) => name !== 'listed' || listed.length > 0)
            .map(([value, label]) => ({ value, label }))}
        />
      </FieldGrid>
      <HStack sx={{ gap: '0.5rem', marginBlock: '0.75rem' }}>
        <Button variant="outlined" onClick={() => onTick(keys, true)}>
          {messages.tickShown}
        </Button>
        <Button variant="outlined" onClick={() => onTick(keys, false)}>
          {messages.untickShown}
        </Button>
      </HStack>
      {shown.length === 0 && <EmptyState>{messages.nothingShown}</EmptyState>}
      <Rows aria-label={messages.items}>
        {rows.slice(0, most).map((item) => (
          <Row
            key={item.key}
            item={item}
            onTick={onTick}
            change={joined.get(item.key)}
            onApart={takeApart}
            isTicked={ticked.has(item.key)}
            isCancelled={!open.has(item.key)}
            isStale={stale.has(item.key)}
          />
        ))}
      </Rows>
      {rows.length > most && (
        <Button onClick={() => setMost(rows.length)}>{messages.more(rows.length - most)}</Button>
      )}
    </>
  );
}

interface RowProps extends Pick<TickListProps, 'onTick'> {
  readonly item: BankItem;
  /** The change fund that went to the bank with it, as one line. */
  readonly change: BankItem | undefined;
  readonly onApart: (key: string) => void;
  readonly isTicked: boolean;
  readonly isCancelled: boolean;
  readonly isStale: boolean;
}

const Row = memo(function Row({ item, change, onApart, onTick, ...marks }: RowProps) {
  const { isTicked, isCancelled, isStale } = marks;
  const parts = change === undefined ? [item] : [item, change];
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) =>
            onTick(
              parts.map(({ key }) => key),
              target.checked,
            )
          }
        />
        <span>
          {parts
            .map(({ checkNumber, words }) => [checkNumber, words].filter(Boolean).join(' · '))
            .join(' + ')}
          <SecondaryText as="span">
            {formatDate(item.day)}
            {isCancelled && `, ${messages.cancelled}`}
            {isStale && `, ${messages.stale}`}
            {change !== undefined && `, ${messages.oneLine}`}
          </SecondaryText>
        </span>
        <Money amount={sumCents(parts.map(({ amount }) => amount))} tone="signed" />
      </label>
      {change !== undefined && (
        <Button onClick={() => onApart(item.key)}>{messages.twoLines(item.words)}</Button>
      )}
    </li>
  );
});

function keysOf(items: readonly BankItem[]): ReadonlySet<string> {
  return new Set(items.map(({ key }) => key));
}

function isShown({ key, amount }: BankItem, show: Show, ticked: ReadonlySet<string>): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'in':
      return amount > 0;
    case 'out':
      return amount < 0;
    case 'open':
      return !ticked.has(key);
    case 'listed':
      return false;
  }
}

function isFound(item: BankItem, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return sought === '' || itemText(item).toLowerCase().includes(sought);
}

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: MIN_TOUCH_SIZE,
    padding: '0.35rem 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& input': {
    width: '1.25rem',
    height: '1.25rem',
    accentColor: theme.vars.palette.primary.main,
  },
  '& label > span > span': { display: 'block' },
}));
