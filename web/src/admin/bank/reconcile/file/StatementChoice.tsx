import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { rememberedIn } from '@pa-ledger/domain/bank/remembered-file';
import { useState } from 'react';
import { SelectInput } from '../../../../ui/inputs.tsx';
import { FieldGrid } from '../../../../ui/layout.ts';
import { FileStatement, type FileStatementProps } from './FileStatement.tsx';
import { fileMessages as messages } from './file-messages.ts';

interface StatementChoiceProps extends Omit<FileStatementProps, 'statement'> {
  readonly statements: readonly BankStatement[];
}

/** A file of several accounts: the one whose number is remembered, or the one that is chosen. */
export function StatementChoice({ statements, ...props }: StatementChoiceProps) {
  const { fileAccount } = rememberedIn({ ...props.account });
  const [chosen, setChosen] = useState(() => {
    const known = statements.findIndex(({ accountEnd }) => accountEnd === fileAccount);
    return statements.length === 1 ? 0 : known;
  });
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
