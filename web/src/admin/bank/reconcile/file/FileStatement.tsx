import Button from '@mui/material/Button';
import { ACCOUNT_KINDS } from '@pa-ledger/domain/accounts/account';
import { kindOfFile } from '@pa-ledger/domain/accounts/fitting-account';
import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
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

/** The statement in a file; it asks first where the file may be of another account, or was not read right. */
export function FileStatement({ account, ...props }: FileStatementProps) {
  const { statement } = props;
  const { notes = [], doubts = [] } = statement;
  const state = useStore(accounts);
  const [accepted, setAccepted] = useState<BankStatement | null>(null);
  const all = state.status === 'ready' ? state.value : [];
  const reasons = [...otherAccountReasons(statement, account, all), ...doubts];
  const isAccepted = reasons.length === 0 || accepted === statement;
  return (
    <>
      {notes.length > 0 && (
        <Notice tone="info" title={messages.howRead}>
          <Bullets>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Bullets>
        </Notice>
      )}
      {isAccepted ? (
        <FileLines {...props} />
      ) : (
        <Notice
          tone="warning"
          title={doubts.length > 0 ? messages.mayBeWrong : messages.isItThis}
          action={
            <Button variant="outlined" onClick={() => setAccepted(statement)}>
              {messages.useIt}
            </Button>
          }
        >
          <Bullets>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Bullets>
          {doubts.length > 0 && <p>{messages.mayBeWrongHint}</p>}
        </Notice>
      )}
    </>
  );
}

/** Returns why a statement may be of another account, in sentences. */
function otherAccountReasons(
  { accountEnd, accountType, currency }: BankStatement,
  account: RecordRow<'accounts'>,
  all: readonly RecordRow<'accounts'>[],
): readonly string[] {
  const { fileAccount = accountEnd } = rememberedIn({ ...account });
  const owner = all.find(
    (one) => one.id !== account.id && rememberedIn({ ...one }).fileAccount === accountEnd,
  );
  const isOther = accountEnd !== '' && fileAccount !== accountEnd;
  const kind = kindOfFile({ accountType });
  // Once a statement is saved with its number, the file may call the account what it likes.
  const isOfOtherKind =
    rememberedIn({ ...account }).fileAccount === undefined &&
    kind !== undefined &&
    kind !== account.kind;
  return [
    ...(isOther ? [messages.otherAccount(accountEnd, account.name, fileAccount)] : []),
    ...(accountEnd !== '' && owner !== undefined
      ? [messages.ofAccount(accountEnd, owner.name)]
      : []),
    ...(isOfOtherKind
      ? [messages.otherKind(ACCOUNT_KINDS[kind], account.name, ACCOUNT_KINDS[account.kind])]
      : []),
    ...(currency === '' || currency === 'USD' ? [] : [messages.otherCurrency(currency)]),
  ];
}
