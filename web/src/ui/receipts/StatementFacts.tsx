import { statementFacts, type Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { Facts } from '../Facts.tsx';
import { useMessages } from '../messages.ts';

interface StatementFactsProps {
  /** Null once redacted; undefined for a receipt. */
  readonly statement: Statement | null | undefined;
}

/** The facts of a missing-receipt statement, as text next to its picture; empty once redacted. */
export function StatementFacts({ statement }: StatementFactsProps) {
  const { statement: fields } = useMessages('fields');
  const { date } = useMessages('dates');
  if (!statement) return null;
  // Each in its own direction, regardless of the page's language.
  return (
    <Facts
      rows={statementFacts(statement, fields, date).map(([label, text]) => [
        label,
        <bdi key="">{text}</bdi>,
      ])}
    />
  );
}
