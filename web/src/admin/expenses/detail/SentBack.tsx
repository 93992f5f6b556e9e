import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { Notice } from '../../../ui/Notice.tsx';
import { Multiline } from '../../../ui/text.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';

const { timeZone } = organization;

/** Says that an expense is with its submitter, who sent it back and why; or that its submitter has withdrawn it. */
export function SentBack({ expense }: { readonly expense: ExpenseRow }) {
  const { returned, withdrawnAt } = expense;
  if (returned !== null) {
    const title = detailMessages.sentBackTitle(returned.by, formatInstant(returned.at, timeZone));
    return (
      <Notice tone="warning" title={title} sx={SPACED}>
        <Multiline>{returned.note}</Multiline>
      </Notice>
    );
  }
  if (withdrawnAt === null) return null;
  const title = detailMessages.withdrawnTitle(formatInstant(withdrawnAt, timeZone));
  return <Notice tone="info" title={title} sx={SPACED} />;
}

const SPACED = { marginTop: '1.25rem' };
