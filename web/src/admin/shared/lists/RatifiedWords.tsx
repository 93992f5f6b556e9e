import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { SecondaryText } from '../../../ui/text.ts';
import { sharedMessages } from '../shared-messages.ts';

/** When a meeting ratified a payment or a manual expense; nothing if none did. */
export function RatifiedWords({ day }: { readonly day: CalendarDate | null | undefined }) {
  if (day === null || day === undefined) return null;
  return <SecondaryText>{sharedMessages.ratifiedOn(formatDate(day))}</SecondaryText>;
}
