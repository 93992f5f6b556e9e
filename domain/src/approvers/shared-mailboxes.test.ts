import { expect, it } from 'vitest';
import { mailboxesInTwoRoles, type RoleHolder } from './shared-mailboxes.ts';

const president = (address: string): RoleHolder => ({
  ...{ role: 'president', label: 'President 1', address },
});
const treasurer = (address: string): RoleHolder => ({
  ...{ role: 'treasurer', label: 'Treasurer Email', address },
});
const event = (label: string, address: string): RoleHolder => ({
  ...{ role: 'eventApprover', label, address },
});

it('finds one mailbox in two roles, however its address is written (#101)', () => {
  const [one, two, three] = [
    president('pat.doe@gmail.com'),
    treasurer(' PatDoe+money@googlemail.com'),
    event('Book Fair', 'p.atdoe@gmail.com'),
  ];
  const others = [president('ann@example.com'), event('Spring Fair', 'lee@example.com')];
  expect(mailboxesInTwoRoles([one, ...others, two, three])).toEqual([[one, two, three]]);
});

it('finds nothing where each mailbox holds one role (#101)', () => {
  const holders = [
    president('pat@example.com'),
    treasurer('p.at@example.com'),
    event('Book Fair', 'lee@example.com'),
    event('Spring Fair', 'lee+fair@example.com'),
  ];
  expect(mailboxesInTwoRoles(holders)).toEqual([]);
});

it.each(['', ' ', 'nobody'])('ignores %j', (address) => {
  expect(mailboxesInTwoRoles([president(address), treasurer(address)])).toEqual([]);
});
