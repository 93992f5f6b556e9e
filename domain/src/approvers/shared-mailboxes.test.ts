import { expect, it } from 'vitest';
import { mailboxesInTwoRoles } from './shared-mailboxes.ts';

const NAMES = ['Book Fair', 'Spring Fair'];

it('finds one mailbox in two roles, however its address is written (#101)', () => {
  const typed = {
    'presidents 0': 'pat.doe@gmail.com',
    'presidents 1': 'ann@example.com',
    treasurer: ' PatDoe+money@googlemail.com',
    'eventApprovers Book Fair': 'p.atdoe@gmail.com',
    'eventApprovers Spring Fair': 'lee@example.com',
  };
  expect(mailboxesInTwoRoles(typed, NAMES)).toEqual([
    [
      { role: 'presidents', label: 'President 1', address: 'pat.doe@gmail.com' },
      { role: 'treasurer', label: 'Treasurer Email', address: 'PatDoe+money@googlemail.com' },
      { role: 'eventApprovers', label: 'Book Fair', address: 'p.atdoe@gmail.com' },
    ],
  ]);
});

it('finds nothing where each mailbox holds one role (#101)', () => {
  const typed = {
    'presidents 0': 'pat@example.com',
    treasurer: 'p.at@example.com',
    'eventApprovers Book Fair': 'lee@example.com',
    'eventApprovers Spring Fair': 'lee+fair@example.com',
  };
  expect(mailboxesInTwoRoles(typed, NAMES)).toEqual([]);
});

it.each(['', ' ', 'nobody'])('ignores %j', (address) => {
  expect(mailboxesInTwoRoles({ 'presidents 0': address, treasurer: address }, [])).toEqual([]);
});

it('finds a stand-in who has another role, and not one who has the same role in another event (#131)', () => {
  const typed = {
    'presidents 0': 'pat@example.com',
    'eventApprovers Book Fair': 'lee@example.com',
    'standIns treasurer': 'pat+money@example.com',
    'standIns eventApprovers Spring Fair': 'lee@example.com',
  };
  expect(mailboxesInTwoRoles(typed, NAMES)).toEqual([
    [
      { role: 'presidents', label: 'President 1', address: 'pat@example.com' },
      { role: 'treasurer', label: 'Stand-in for Treasurer', address: 'pat+money@example.com' },
    ],
  ]);
});
