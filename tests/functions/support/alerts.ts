import type { Alert } from '@pa-ledger/domain/alerts/alert';
import type { Firestore } from 'firebase-admin/firestore';
import { readAlerts } from '../../../functions/src/alerts/alerts.ts';

/** The ids of all alerts, in order. */
export async function alertIds(db: Firestore): Promise<string[]> {
  return (await readAlerts(db)).map(({ ref }) => ref.id).sort();
}

/** The one alert that there is. @throws Error when there are others or none. */
export async function onlyAlert(db: Firestore): Promise<Alert> {
  const [first, ...others] = await readAlerts(db);
  if (first === undefined || others.length > 0) {
    throw new Error(`There are the alerts ${(await alertIds(db)).join(', ') || 'none'}.`);
  }
  return first.alert;
}
