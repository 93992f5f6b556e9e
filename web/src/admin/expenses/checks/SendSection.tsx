import Button from '@mui/material/Button';
import { formatCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import type { WayToSend } from '@pa-ledger/domain/payments/check';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { FieldGrid } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { DateInput, SelectInput } from '../../shared/forms/inputs.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { managePayment } from '../actions/ActionDialog.tsx';
import { CheckTable } from './CheckTable.tsx';
import { checksMessages as messages } from './checks-messages.ts';
import type { CheckRow } from './checks-store.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

/** The signed checks: which of them were mailed or handed over, and when. It asks first, because it emails people. */
export function SendSection({ rows }: { readonly rows: readonly CheckRow[] }) {
  const [how, setHow] = useState<WayToSend>('mailed');
  const [date, setDate] = useState<string>(() => dateAt(Date.now(), organization.timeZone));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const chosen = rows.filter(({ id }) => !left.has(id));
  const send = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    const payments = chosen.map(({ id }) => id);
    const result = await managePayment({ act: 'send', payments, how, date });
    setBusy(false);
    setFailed(result.ok ? null : result.message);
    if (result.ok) notify(messages.sent(how, chosen.length));
  };
  return (
    <TabSection heading={messages.toSend} sx={{ marginTop: '2rem' }}>
      {failed !== null && (
        <Notice tone="error" sx={{ marginBottom: '0.75rem' }}>
          {failed}
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState>{messages.nothingToSend}</EmptyState>
      ) : (
        <>
          <IfMay>
            <FieldGrid sx={{ marginBottom: '0.75rem' }}>
              <SelectInput
                label={messages.how}
                required
                value={how}
                options={Object.entries(messages.ways).map(([value, label]) => ({ value, label }))}
                // The options are the keys of the table.
                onChange={(value) => setHow(value as WayToSend)}
              />
              <DateInput label={messages.sentOn} required value={date} onChange={setDate} />
            </FieldGrid>
          </IfMay>
          <CheckTable name={messages.toSend} rows={rows} left={left} onLeave={setLeft} />
          <IfMay>
            <Button
              variant="contained"
              disabled={chosen.length === 0}
              loading={busy}
              onClick={() => setAsking(true)}
              sx={{ marginTop: '1rem' }}
            >
              {messages.send(how, chosen.length)}
            </Button>
          </IfMay>
        </>
      )}
      {isAsking && (
        <QuestionDialog
          title={messages.sendTitle(how, chosen.length)}
          stay={messages.stay}
          answer={{ label: messages.confirm, run: () => void send() }}
          onClose={() => setAsking(false)}
        >
          <ul>
            {chosen.map(({ id, number, payee, amount }) => (
              <li key={id}>{messages.line(number, payee, formatCents(amount))}</li>
            ))}
          </ul>
          <p>{messages.sendHint}</p>
        </QuestionDialog>
      )}
    </TabSection>
  );
}
