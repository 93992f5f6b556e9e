import { styled } from '@mui/material/styles';
import { Section } from '../../../ui/Section.tsx';
import { Papers } from '../../shared/papers/PapersSection.tsx';
import { papersMessages } from '../../shared/papers/papers-messages.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import type { OpenedExpense } from '../expense-row.ts';

/** The papers that administrators added after the approval, apart from what was approved. */
export function LaterPapers({ expense }: { readonly expense: OpenedExpense }) {
  const { id, status, approvedOn, payment, redactedAt } = expense;
  const isClosed = useIsClosed(useShownYear(payment?.date ?? approvedOn).year);
  if (redactedAt !== null || (status !== 'approved' && status !== 'paid')) return null;
  return (
    <Place>
      <Section heading={papersMessages.later}>
        <Papers of={{ collection: 'expenses', id }} isOpen={!isClosed} />
      </Section>
    </Place>
  );
}

/** On paper its neighbors are in two columns, too narrow for a picture. */
const Place = styled('div')({ '@media print': { columnSpan: 'all' } });
