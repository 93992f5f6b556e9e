import { recordWrites } from '../../shared/saving/record-writes.ts';
import { transfersMessages as messages } from './transfers-messages.ts';
import { TransferHint } from './TransferNeeds.tsx';

const LAYOUT = { date: { half: true }, amount: { half: true, after: <TransferHint /> } };

/** What every dialog of a transfer is made of. */
export const TRANSFER_FORM = {
  collection: 'transfers',
  writes: recordWrites('transfers'),
  messages,
  layout: () => LAYOUT,
} as const;
