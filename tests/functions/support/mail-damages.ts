import { Timestamp } from 'firebase-admin/firestore';
import { more, type DamageCase } from './damages.ts';

const LONG_AGO = Timestamp.fromMillis(0);

/** What can be wrong with emails. */
export const MAIL_DAMAGES: readonly DamageCase[] = [
  [
    'an email that was given up',
    () => ({ mail: [more('m', { purpose: 'paid', state: 'DEAD', failure: '550' })] }),
    /mail\/m \(paid\) couldn't be delivered: 550/,
  ],
  [
    'an email that waits and does not go out',
    () => ({ mail: [more('m', { purpose: 'paid', state: 'PENDING', dueAt: LONG_AGO })] }),
    /mail\/m \(paid\) hasn't gone out/,
  ],
  [
    'an email that is held and whose digest does not come',
    () => ({ mail: [more('m', { purpose: 'review', state: 'HELD', dueAt: null })] }),
    /mail\/m \(review\) hasn't gone out/,
  ],
  [
    'an expense that waits for somebody who was not emailed',
    () => ({ mail: [] }),
    /expenses\/.* waits for .*@example\.com, who wasn't emailed/,
  ],
];
