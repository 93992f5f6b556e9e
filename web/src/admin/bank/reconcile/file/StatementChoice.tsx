import { statementOfAccount } from '@pa-ledger/domain/accounts/fitting-account';
import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import { useState } from 'react';
import { SelectInput } from '../../../shared/forms/inputs.tsx';
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
            value={chosen === -1 ? '' : String(chosen)}
            onChange={(at) => setChosen(at === '' ? -1 : Number(at))}
            prompt=""
            options={statements.map(({ accountEnd, account, lines }, at) => ({
              value: String(at),
              label: messages.accountOption(accountEnd, lines.length, account),
            }))}
          />
        </FieldGrid>
      )}
      {statement !== undefined && <FileStatement key={chosen} {...props} statement={statement} />}
    </>
  );
}
