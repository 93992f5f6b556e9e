import { styled } from '@mui/material/styles';
import { NINE_LINE_NAMES, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { amountOf } from '@pa-ledger/domain/money/money';
import { Money } from '../../shared/lists/Money.tsx';
import { ItemLink } from '../EntryLink.tsx';
import { Signatures } from '../Signatures.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import type { StatementRow } from './statement-store.ts';

/** The review form of a statement: its nine lines, the lists of what it left, and on paper who signs it. */
export function ReviewForm({ statement }: { readonly statement: StatementRow }) {
  const { lines, outstanding } = statement;
  const [came, went] = [1, -1].map((sign) => outstanding.filter((item) => item.amount * sign > 0));
  return (
    <>
      <NineLinesList lines={lines} />
      <Kept heading={messages.onTheWay} items={came ?? []} />
      <Kept heading={messages.outstanding} items={went ?? []} />
      <Signatures of={[messages.prepared, messages.reviewed]} />
    </>
  );
}

/** @param lines in dollars. */
function NineLinesList({ lines }: { readonly lines: Readonly<Record<keyof NineLines, number>> }) {
  // The keys of a constant table are its own literal keys.
  const names = Object.entries(NINE_LINE_NAMES) as [keyof NineLines, string][];
  return (
    <Lines>
      {names.map(([name, label]) => (
        <div key={name} data-sum={SUMS.has(name) || undefined}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amountOf(lines[name])} />
          </dd>
        </div>
      ))}
    </Lines>
  );
}

const SUMS: ReadonlySet<string> = new Set(['ending', 'adjusted', 'difference']);

interface KeptProps {
  readonly heading: string;
  readonly items: StatementRow['outstanding'];
}

function Kept({ heading, items }: KeptProps) {
  return (
    <Part>
      <h4>{heading}</h4>
      {items.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Lines>
          {items.map(({ key, day, checkNumber, words, amount }) => (
            <div key={key}>
              <dt>
                <ItemLink of={key}>
                  {[formatDate(day), checkNumber, words].filter(Boolean).join(' · ')}
                </ItemLink>
              </dt>
              <dd>
                <Money amount={amountOf(Math.abs(amount))} />
              </dd>
            </div>
          ))}
        </Lines>
      )}
    </Part>
  );
}

const Part = styled('section')({ marginTop: '1rem' });

const Lines = styled('dl')(({ theme }) => ({
  maxWidth: '40rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem', padding: '0.2rem 0' },
  '& dd': { margin: 0 },
  '& > [data-sum]': { fontWeight: 650, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
