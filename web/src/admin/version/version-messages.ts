import type { DataState } from '@pa-ledger/domain/schema-version';

/** What the panel says when the data have another version than this page. */
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

/** What the panel says when a part of it could not be loaded, as after an update. */
export const PART_MISSING = {
  title: 'A part of this page could not be loaded.',
  text: 'Perhaps the app was updated while this page was open. What you typed stays here: save it if you can, then reload the page.',
};
