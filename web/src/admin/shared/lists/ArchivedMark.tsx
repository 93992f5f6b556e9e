import { ARCHIVED } from '@pa-ledger/domain/fields/archived';
import { SecondaryText } from '../../../ui/text.ts';

/** Says on a card that it is offered for nothing new. */
export function ArchivedMark() {
  return <SecondaryText as="span">{ARCHIVED.label}</SecondaryText>;
}
