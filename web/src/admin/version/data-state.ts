import type { DataState } from '@pa-ledger/domain/schema-version';
import { listenDataState } from '../../firebase/data-version.ts';
import { liveStore } from '../shared/live-store.ts';

/** What the data are to this page, live. */
export const dataState = liveStore<DataState>(listenDataState);

/** What the panel says of data that are of another version than this page. */
export const VERSION_MESSAGES: Readonly<
  Record<Exclude<DataState, 'current'>, { readonly title: string; readonly text: string }>
> = {
  newer: {
    title: 'This page is older than the data.',
    text: 'The app was updated while this page was open. Nothing can be saved until you reload it; what you typed stays here until then.',
  },
  older: {
    title: 'The data must be upgraded.',
    text: 'Nothing can be saved before whoever looks after the app runs npm run migrate. What you typed stays here.',
  },
  upgrading: {
    title: 'The data are being upgraded.',
    text: 'Nothing can be saved for a few minutes. What you typed stays here.',
  },
};
