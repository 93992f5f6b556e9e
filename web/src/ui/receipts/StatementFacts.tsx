import { statementFacts, type Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { Facts } from '../Facts.tsx';

interface StatementFactsProps {
  /** Null once it is redacted; undefined for a receipt. */
  readonly statement: Statement | null | undefined;
}

/** The facts of a missing-receipt statement, as text beside its picture; empty once redacted. */
export function StatementFacts({ statement }: StatementFactsProps) {
  if (!statement) return null;
  // Each in its own direction, whatever the page's language.
  return (
    <Facts
      rows={statementFacts(statement).map(([label, text]) => [label, <bdi key="">{text}</bdi>])}
    />
  );
}
