import type { DataState } from '@pa-ledger/domain/schema-version';

/** What the panel says when the data have another version than this page. */
export const VERSION_MESSAGES: Readonly<
  Record<Exclude<DataState, 'current'>, { readonly title: string; readonly text: string }>
> = {
  newer: {
    title: 'We updated PA Ledger.',
    text: 'Reload this page to save again. What you typed stays here until then.',
  },
  older: {
    title: 'PA Ledger’s data needs an upgrade.',
    text: 'You can’t save until your technical contact runs npm run migrate. What you typed stays here.',
  },
  upgrading: {
    title: 'We’re updating PA Ledger.',
    text: 'You can’t save for a few minutes. What you typed stays here.',
  },
};

/** What the panel says when a part of it could not be loaded, as after an update. */
export const PART_MISSING = {
  title: 'Part of this page didn’t load.',
  text: 'We may have updated PA Ledger while you had it open. Save what you typed if you can, then reload the page.',
};
