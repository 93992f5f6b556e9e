import { organization } from '@pa-ledger/domain/organization';

/** The words of the User Management tab. Another language is another object of this type. */
export const userMessages = {
  heading: 'User Management',
  hint: 'Who is asked to approve expenses, by e-mail. A change counts at once, for open expenses too.',
  edit: 'Edit Users',
  saved: 'The approvers were saved.',
  notSet: 'Not set',

  sections: {
    presidents: { heading: 'Presidents', hint: 'Up to two. Either of them may act for both.' },
    treasurer: { heading: 'Treasurer', hint: 'Acts last, on every expense.' },
    eventApprovers: {
      heading: 'Event Approvers',
      hint: 'Whoever runs an event acts first on its expenses.',
    },
  },
  standIns: {
    heading: 'Stand-ins',
    hint: 'Asked while the person above may not decide, such as on their own expense, or is away. The other president comes first.',
  },
  away: {
    heading: 'Away',
    hint: 'Both days are included, at the school. Whoever is away is asked for nothing, and their stand-in is.',
  },
  nobodyAway: 'No one’s away. While someone is, their stand-in gets the requests.',
  setAway: 'Add days away',
  awayFrom: (from: string, to: string): string => `${from} to ${to}`,
  choosePerson: 'Choose a person',
  absence: (number: number): string => `Absence ${number}`,
  addAbsence: 'Add absence',
  remove: 'Remove',
  removeAbsence: (number: number): string => `Remove absence ${number}`,

  noEvents: 'No event categories requiring approvers. Add event categories in the Categories tab.',
  addEvent: 'Add an event category',

  sharedMailbox: 'One mailbox has two roles',
  sharedMailboxHint: organization.policies.twoDifferentPeople
    ? 'Addresses of one mailbox are one person. Nobody decides two steps of one expense, so it waits if only this person could decide the next one.'
    : 'Addresses of one mailbox are one person. This person may decide two steps of one expense.',

  workflow: 'Approval Workflow Overview',
  eventCategories: 'Event categories',
  eventApproval: 'Approval of event categories',
  administrativeCategories: 'Administrative categories',
  administrativeApproval: 'Approval of administrative categories',
  workflowHint:
    'A step without an approver waits until one is set. Nobody approves an expense of their own: their stand-in is asked.',

  changes: 'Changes',
  when: 'When',
  who: 'Who',
  change: 'Change',
  changesHint:
    'Who changed the approvers or a category, and what was there before. Newest first. Nobody can edit this list.',
  noChanges: 'No changes yet. Changes to approvers and categories show up here.',
};
