import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Bullets, SecondaryText } from '../../ui/text.ts';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { CONFIRM_LIST, recordAddress } from '../shared/records/record-address.ts';
import { yearSearch } from '../shared/years/year-address.ts';
import type { Closable } from './useClosing.ts';
import type { Finding, Look } from './year-calls.ts';
import { yearsMessages as words } from './years-messages.ts';

/** What is open in a year, each with where to look at it. */
export function OpenList({ closable, look }: { readonly closable: Closable; readonly look: Look }) {
  const { findings, sentences, more } = look;
  const [blocking, open] = [true, false].map((blocks) =>
    findings.filter((finding) => finding.blocks === blocks),
  );
  const differing = sentences.length + more;
  return (
    <>
      <p>{words.closeHint(formatDate(closable.first), formatDate(closable.last))}</p>
      {findings.length + differing === 0 && <p>{words.nothingOpen}</p>}
      <Findings
        heading={words.blocking}
        hint={words.blockingHint}
        findings={blocking ?? []}
        closable={closable}
      />
      <Findings
        heading={words.open}
        hint={words.openHint}
        findings={open ?? []}
        closable={closable}
      />
      {differing > 0 && (
        <section>
          <h3>{words.differing}</h3>
          <Bullets>
            {sentences.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
            {more > 0 && <li>{words.others(more)}</li>}
          </Bullets>
        </section>
      )}
    </>
  );
}

interface FindingsProps {
  readonly heading: string;
  readonly hint: string;
  readonly findings: readonly Finding[];
  readonly closable: Closable;
}

function Findings({ heading, hint, findings, closable }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <SecondaryText>{hint}</SecondaryText>
      <Bullets>
        {findings.map((finding) => (
          <li key={`${finding.collection}/${finding.id}`}>
            <ActionLink to={addressOf(finding, closable)}>{finding.sentence}</ActionLink>
          </li>
        ))}
      </Bullets>
    </section>
  );
}

/** Where a finding is looked at: an expense by itself, an entry in the list of its year. */
function addressOf({ kind, collection, id }: Finding, { year }: Closable): string {
  if (kind === 'advanced') return recordAddress('manualExpenses', id);
  switch (collection) {
    case 'revenueItems':
      return `/admin/financial/revenue${yearSearch(year)}`;
    case 'manualExpenses':
      return `/admin/financial/expenses${yearSearch(year)}`;
    case 'transfers':
      return `/admin/financial/transfers${yearSearch(year)}`;
    case 'home':
      return CONFIRM_LIST;
    case 'accounts':
      return '/admin/bank/reconcile';
    case 'payments':
      return `/admin/expenses/${expenseOfPayment(id)}`;
    default:
      return `/admin/expenses/${id}`;
  }
}
