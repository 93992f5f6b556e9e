import { isInUse } from '@pa-ledger/domain/fields/archived';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OPENS_NEW } from '../../shared/frame/opens-new.ts';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { accounts } from '../../shared/records/ledger-records.ts';
import { SalesForm } from './SalesForm.tsx';
import { servicesMessages as messages } from './services-messages.ts';

const NEW_ACCOUNT = `/admin/bank/accounts?${OPENS_NEW}`;

/** The sub-tab Service Sales: what a payment service took in and paid out, typed or read from its file. */
export function ServicesTab() {
  return (
    <LoadState store={accounts}>
      {(rows) =>
        rows.some((row) => row.kind === 'paymentService' && isInUse(row)) ? (
          <SalesForm rows={rows} />
        ) : (
          <>
            <TabHeading heading={messages.heading} hint={messages.hint} />
            <EmptyState begin={{ label: messages.addService, to: { to: NEW_ACCOUNT } }}>
              {messages.noServices}
            </EmptyState>
          </>
        )
      }
    </LoadState>
  );
}
