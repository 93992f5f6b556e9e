import { publicMessages } from '@pa-ledger/domain/page-messages';
import { panelMessages } from '@pa-ledger/domain/panel-messages';

/** Why data couldn't be read or written. Another language is another object of this type. */
export const dataMessages = {
  changed: panelMessages.changedMeanwhile,
  denied:
    'This is not allowed. Your admin rights may have been taken away: ask another admin, or log out and sign in again.',
  passwordRequired: 'Nothing changed, because we need your password for this.',
  otherVersion: publicMessages.dataUpgrading,
  offline: 'There is no connection to the server. Please try again when you are online.',
  noAnswer: 'The server is taking too long to answer. Please try again.',
  refused: 'The server didn’t accept this.',
  inDeposit: (day: string): string =>
    `This is in the deposit of ${day}, so its date, amount and account stay. Take it out of the deposit first.`,
  budgetAdopted:
    'Someone just adopted this year’s budget, so a change needs a reason and who authorized it.',
  budgetNotAdopted:
    'This year’s budget isn’t adopted anymore, so a change needs no reason. Please try again.',
  failed: 'Something went wrong. Please try again.',

  /** Why saving is impossible while the data has another version than this page. */
  versions: {
    newer:
      'This page is older than the data, so nothing was saved. Copy what you typed, then reload the page.',
    older: publicMessages.dataOlder,
    upgrading: publicMessages.dataUpgrading,
  },
};
