import Button from '@mui/material/Button';
import { signersIn, signersOn } from '@pa-ledger/domain/accounts/signers';
import { SIGNER } from '@pa-ledger/domain/expenses/actions/handle-check';
import { organization } from '@pa-ledger/domain/organization';
import { isSameName } from '@pa-ledger/domain/people/same-person';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { FieldGrid } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { DateInput, SelectInput, TextInput } from '../../shared/forms/inputs.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { managePayment } from '../actions/ActionDialog.tsx';
import { CheckTable } from './CheckTable.tsx';
import { checksMessages as messages } from './checks-messages.ts';
import { NEEDED, type CheckRow } from './checks-store.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

interface SignSectionProps {
  /** The account of all of them; undefined without one. */
  readonly account: RecordRow<'accounts'> | undefined;
  readonly rows: readonly CheckRow[];
}

/** The checks of an account that wait for signatures: who signed, on which day, and which of them. */
export function SignSection({ account, rows }: SignSectionProps) {
  const [signer, setSigner] = useState('');
  const [date, setDate] = useState<string>(() => dateAt(Date.now(), organization.timeZone));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const all = signersIn(account ?? null);
  const signers = signersOn(all, date);
  const refusalOf = ({ payee, signatures }: CheckRow): string | null => {
    if (signatures.some(({ name }) => isSameName(name, signer))) return messages.signedAlready;
    return isSameName(payee, signer) ? messages.ownCheck : null;
  };
  const chosen = rows.filter((row) => refusalOf(row) === null && !left.has(row.id));
  const sign = async (): Promise<void> => {
    setBusy(true);
    const payments = chosen.map(({ id }) => id);
    const result = await managePayment({ act: 'sign', payments, signer, date });
    setBusy(false);
    setFailed(result.ok ? null : result.message);
    if (!result.ok) return;
    notify(messages.signed(signer, chosen.length));
    setSigner('');
  };
  const heading = messages.toSign(account?.name ?? '');
  return (
    <TabSection heading={heading} sx={{ marginTop: '1.5rem' }}>
      <IfMay>
        <FieldGrid sx={{ marginBottom: '0.75rem' }}>
          {all.length === 0 ? (
            <TextInput
              label={messages.signer}
              hint={messages.noSigners}
              required
              value={signer}
              maxLength={SIGNER.maxLength}
              onChange={setSigner}
            />
          ) : (
            <SelectInput
              label={messages.signer}
              required
              value={signer}
              prompt={messages.selectSigner}
              options={signers.map(({ name }) => ({ value: name, label: name }))}
              onChange={setSigner}
            />
          )}
          <DateInput label={messages.signedOn} required value={date} onChange={setDate} />
        </FieldGrid>
      </IfMay>
      {all.length > 0 && signers.length < NEEDED && (
        <Notice tone="warning" sx={{ marginBottom: '0.75rem' }}>
          {messages.tooFewSigners(NEEDED)}
        </Notice>
      )}
      {failed !== null && (
        <Notice tone="error" sx={{ marginBottom: '0.75rem' }}>
          {failed}
        </Notice>
      )}
      <CheckTable name={heading} rows={rows} left={left} onLeave={setLeft} refusalOf={refusalOf} />
      <IfMay>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || signer.trim() === ''}
          loading={busy}
          onClick={() => void sign()}
          sx={{ marginTop: '1rem' }}
        >
          {messages.sign(chosen.length)}
        </Button>
      </IfMay>
    </TabSection>
  );
}
