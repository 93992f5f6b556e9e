import { statementOfAccount } from '@pa-ledger/domain/accounts/fitting-account';
import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import { useState } from 'react';
import { SelectInput } from '../../../../ui/inputs.tsx';
import { FieldGrid } from '../../../../ui/layout.ts';
import { FileStatement, type FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';

interface StatementChoiceProps extends Omit<FileStatementProps, 'statement'> {
  readonly statements: readonly BankStatement[];
}

/** A file of several accounts: the one that fits the account of the books, or the one that is chosen. */
export function StatementChoice({ statements, ...props }: StatementChoiceProps) {
  const [chosen, setChosen] = useState(() =>
    statementOfAccount({ ...props.account, ...rememberedIn({ ...props.account }) }, statements),
  );
  const statement = statements[chosen];
  return (
    <>
      {statements.length > 1 && (
        <FieldGrid>
          <SelectInput
            label={messages.whichAccount}
            unmarked
            value={String(chosen)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            <option value="-1" />
            {statements.map(({ accountEnd, account, lines }, at) => (
              // The statements of a file stay where they are.
              <option key={`statement-${at}`} value={at}>
                {messages.accountOption(accountEnd, lines.length, account)}
              </option>
            ))}
          </SelectInput>
        </FieldGrid>
      )}
      {statement !== undefined && <FileStatement key={chosen} {...props} statement={statement} />}
    </>
  );
}
