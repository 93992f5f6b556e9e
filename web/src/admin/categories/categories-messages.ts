import { chainFor, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { chainText, ROLE_NAMES } from '@pa-ledger/domain/approvers/role-messages';

/** Such as `2-step approval: President, then Treasurer.` */
function approvalHint(requiresEventApprover: boolean): string {
  const roles = chainFor({ requiresEventApprover });
  return `${roles.length}-step approval: ${chainText(roles)}.`;
}

/** The words of the Categories tab. Another language is another object of this type. */
export const categoryMessages = {
  heading: 'Categories',
  hint: 'Each category sets who approves its expenses, and in what order.',
  add: 'Add Category',
  addTitle: 'Add Category',
  editTitle: 'Edit Category',
  update: 'Update Category',
  deleteQuestion: 'Are you sure you want to delete this category?',

  /** The categories with an event approver. */
  events: {
    heading: 'Event Categories',
    hint: approvalHint(true),
    empty:
      'No event categories yet. Events like a fall festival go here: check ‘Requires Event Approver’.',
    begin: 'Add an event category',
  },

  /** The categories without one. */
  administrative: {
    heading: 'Administrative Categories',
    hint: approvalHint(false),
    empty: 'No administrative categories yet. Everyday costs like office supplies go here.',
    begin: 'Add an administrative category',
  },

  eventApproverHint:
    'For events: the event chair approves first. Expenses already submitted keep their steps.',

  nameTaken: (name: string): string => `There’s already a category called “${name}”.`,
  /** What a category's card says on a phone until it is opened. */
  allSet: 'Each step has an approver',
  notSet: (roles: readonly Role[]): string =>
    `Not set: ${roles.map((role) => ROLE_NAMES[role]).join(', ')}`,
  /** @param year as people write it. */
  spentIn: (year: string): string => `Spent ${year}:`,
  receivedIn: 'Received:',
  /** What the list of a category's entries is called. */
  entriesOf: (year: string, name: string): string => `Spent ${year}: ${name}`,
  approverOf: (role: Role, name: string): string => `${ROLE_NAMES[role]} of ${name}`,
  approvalOf: (name: string): string => `Approval of ${name}`,
};
