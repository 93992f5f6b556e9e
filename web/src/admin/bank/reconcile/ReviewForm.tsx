import { styled } from '@mui/material/styles';
import { NINE_LINE_NAMES, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { amountOf } from '@pa-ledger/domain/money/money';
import { usePrint, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { StatementRow } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';

interface ReviewFormProps {
  readonly account: string;
  readonly statement: StatementRow;
}

/** The review form of a statement: its nine lines, and the lists of what it left; for letter paper. */
export function ReviewForm({ account, statement }: ReviewFormProps) {
  const { day, lines, outstanding } = statement;
  const print = usePrint();
  const [came, went] = [1, -1].map((sign) => outstanding.filter((item) => item.amount * sign > 0));
  return (
    <>
      <PrintPage />
      <TabSection
        heading={messages.formOf(account, formatDate(day))}
        more={[print]}
        sx={{ marginTop: '2rem', '@media print': { marginTop: 0 } }}
      >
        <NineLinesList lines={lines} />
        <Kept heading={messages.onTheWay} items={came ?? []} />
        <Kept heading={messages.outstanding} items={went ?? []} />
      </TabSection>
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
              <dt>{[formatDate(day), checkNumber, words].filter(Boolean).join(' · ')}</dt>
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
