import { organization } from '@pa-ledger/domain/organization';

/** The words of the User Management tab. Another language is another object of this type. */
export const userMessages = {
  heading: 'User Management',
  hint: 'Who approves expenses. Changes apply right away, including to open requests.',
  edit: 'Edit Users',
  saved: 'Approvers saved.',
  notSet: 'Not set',
  languageOf: (label: string): string => `Language for ${label}`,
  emailsIn: (language: string): string => `Emails in ${language}`,

  sections: {
    presidents: { heading: 'Presidents', hint: 'Up to two. Either one can approve.' },
    treasurer: { heading: 'Treasurer', hint: 'Approves last, on every expense.' },
    eventApprovers: {
      heading: 'Event Approvers',
      hint: 'The event chair approves first.',
    },
  },
  standIns: {
    heading: 'Stand-ins',
    hint: 'Stand-ins step in when someone is away or it’s their own expense. The other president is asked first.',
  },
  away: {
    heading: 'Away',
    hint: 'While someone is away, requests go to their stand-in. Both dates are included.',
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
    ? 'These addresses reach the same person. No one can decide two steps of one expense, so a request waits if only this person could decide the next step.'
    : 'These addresses reach the same person, who can decide two steps of one expense.',

  workflow: 'Approval Workflow Overview',
  eventCategories: 'Event categories',
  eventApproval: 'Approval of event categories',
  administrativeCategories: 'Administrative categories',
  administrativeApproval: 'Approval of administrative categories',
  workflowHint:
    'A step without an approver waits until you set one. No one approves their own expense; their stand-in does.',

  changes: 'Changes',
  when: 'When',
  who: 'Who',
  change: 'Change',
  changesHint: 'Changes to approvers and categories, newest first. No one can edit this list.',
  noChanges: 'No changes yet. Changes to approvers and categories show up here.',
};
