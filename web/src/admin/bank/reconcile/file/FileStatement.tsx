import Button from '@mui/material/Button';
import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { rememberedIn } from '@pa-ledger/domain/bank/remembered-file';
import { useState } from 'react';
import { useStore } from '../../../../app/store.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { Bullets } from '../../../../ui/text.ts';
import { accounts, type RecordRow } from '../../../shared/records/ledger-records.ts';
import { FileLines, type FileLinesProps } from './FileLines.tsx';
import { fileMessages as messages } from './file-messages.ts';

export interface FileStatementProps extends FileLinesProps {
  readonly account: RecordRow<'accounts'>;
}

/** The statement in a file; it asks first where the file may be of another account. */
export function FileStatement({ account, ...props }: FileStatementProps) {
  const { statement } = props;
  const state = useStore(accounts);
  const [isRight, setRight] = useState(false);
  const reasons = doubtsAbout(statement, account, state.status === 'ready' ? state.value : []);
  if (reasons.length === 0 || isRight) return <FileLines {...props} />;
  return (
    <Notice
      tone="warning"
      title={messages.isItThis}
      action={
        <Button variant="outlined" onClick={() => setRight(true)}>
          {messages.useIt}
        </Button>
      }
    >
      <Bullets>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Bullets>
    </Notice>
  );
}

/** Returns why a statement may be of another account, in sentences. */
function doubtsAbout(
  { accountEnd, currency }: BankStatement,
  account: RecordRow<'accounts'>,
  all: readonly RecordRow<'accounts'>[],
): readonly string[] {
  const { fileAccount = accountEnd } = rememberedIn({ ...account });
  const owner = all.find(
    (one) => one.id !== account.id && rememberedIn({ ...one }).fileAccount === accountEnd,
  );
  const isOther = accountEnd !== '' && fileAccount !== accountEnd;
  return [
    ...(isOther ? [messages.otherAccount(accountEnd, account.name, fileAccount)] : []),
    ...(accountEnd !== '' && owner !== undefined
      ? [messages.ofAccount(accountEnd, owner.name)]
      : []),
    ...(currency === '' || currency === 'USD' ? [] : [messages.otherCurrency(currency)]),
  ];
}
