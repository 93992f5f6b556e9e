import { expect, it } from 'vitest';
import { NO_SETTINGS } from '../approvers/approver-settings.ts';
import {
  planSheet,
  sheet,
  statesOf,
  troubleOf,
  KNOWN,
} from '../../../tests/fixtures/import-sheets.ts';

it('plans funds', () => {
  const plan = planSheet(
    'funds',
    sheet(`
      Code | Name | Description | Held for others
      5000 | Library | Books | yes
      4900 | Main fund | |
      4900 | Another | |
      6000 | Arts | |
      5000 | Library | |
      5000 | Music | |
      7000 | Library | |
       | Nothing | |
    `),
  );
  expect(statesOf(plan)).toBe(
    '2 add, 3 there, 4 trouble, 5 trouble, 6 there, 7 trouble, 8 trouble, 9 trouble',
  );
  expect(plan.records).toEqual([
    {
      row: 2,
      collection: 'funds',
      fields: {
        code: '5000',
        name: 'Library',
        description: 'Books',
        heldForOthers: true,
      },
    },
  ]);
  expect(troubleOf(plan, 4)).toEqual(['code: The fund “Main Fund” already has this code.']);
  expect(troubleOf(plan, 5)).toEqual([
    'name: There’s already a fund called “Arts”, with the code A 10.',
  ]);
  expect(troubleOf(plan, 7)).toEqual(['code: Row 2 has the same.']);
  expect(troubleOf(plan, 8)).toEqual(['name: Row 2 has the same.']);
  expect(troubleOf(plan, 9)).toEqual(['code: Code is required.']);
  expect(plan.rows[4]?.notes).toEqual(['Row 2 has the same.']);
});

it('plans categories with their event approvers', () => {
  const plan = planSheet(
    'categories',
    sheet(`
      Category | Requires Event Approver | Event Approver
      Science Night | yes |
      Book Fair | | ann@example.com
      Carnival | | bo@example.com
      carnival | | bo@example.com
      Supplies | no |
      Office | no | cy@example.com
      Dance | maybe |
      Play | | nobody
    `),
  );
  expect(statesOf(plan)).toBe(
    '2 add, 3 add, 4 add, 5 there, 6 add, 7 trouble, 8 trouble, 9 trouble',
  );
  expect(plan.records.map(({ row, fields }) => [row, fields])).toEqual([
    [2, { name: 'Science Night', requiresEventApprover: true }],
    [4, { name: 'Carnival', requiresEventApprover: true }],
    [6, { name: 'Supplies', requiresEventApprover: false }],
  ]);
  expect(plan.approvers).toEqual([
    { row: 3, role: 'eventApprover', category: 'Book Fair', address: 'ann@example.com' },
    { row: 4, role: 'eventApprover', category: 'Carnival', address: 'bo@example.com' },
  ]);
  expect(plan.creations).toEqual([]);
  expect(plan.rows[3]?.notes).toEqual(['Row 4 has the same.']);
  expect(troubleOf(plan, 7)).toEqual(['category: “Office” asks for no event approver.']);
  expect(troubleOf(plan, 9)).toEqual([
    'eventApprover: Address must be one address, such as name@example.com.',
  ]);
});

it('plans approvers', () => {
  const known = {
    ...KNOWN,
    approvers: {
      ...NO_SETTINGS,
      presidents: ['pat@example.com', ''],
      treasurer: 'old@example.com',
      eventApprovers: { 'Book Fair': 'ann@example.com' },
    },
  };
  const plan = planSheet(
    'approvers',
    sheet(`
      Role | Category | Email
      President | | PAT@example.com
      President | | pat+2@example.com
      Co-President | | kim@example.com
      President | | lee@example.com
      Treasurer | | tom@example.com
      Treasurer | | TOM@example.com
      Treasurer | | tim@example.com
      Event Approver | Book Fair | Ann <ann@example.com>
       | Science Night | sue@example.com
      Event chair | Science Night | sid@example.com
      Chair | | sid@example.com
      Secretary | | sid@example.com
       | | sid@example.com
      Treasurer | |
      Chair | Office | sid@example.com
      Chair | Science Night | =A1
    `),
    { known },
  );
  expect(statesOf(plan)).toBe(
    '2 there, 3 trouble, 4 add, 5 trouble, 6 add, 7 there, 8 trouble, 9 there, 10 add, ' +
      '11 trouble, 12 trouble, 13 trouble, 14 trouble, 15 trouble, 16 trouble, 17 trouble',
  );
  expect(plan.approvers).toEqual([
    { row: 4, role: 'president', category: null, address: 'kim@example.com' },
    { row: 6, role: 'treasurer', category: null, address: 'tom@example.com' },
    { row: 10, role: 'eventApprover', category: 'Science Night', address: 'sue@example.com' },
  ]);
  expect(plan.rows[4]?.notes).toEqual(['Takes the place of old@example.com.']);
  expect(plan.records).toEqual([
    {
      row: 10,
      collection: 'categories',
      fields: {
        name: 'Science Night',
        requiresEventApprover: true,
      },
    },
  ]);
  expect([3, 5, 8, 11, 12, 13, 15, 17].map((row) => troubleOf(plan, row)[0])).toEqual([
    'address: President 2 must be another person than President 1: both addresses reach one mailbox.',
    'address: There are two presidents already: pat@example.com and kim@example.com.',
    'address: Row 6 sets another one.',
    'address: Row 10 sets another one.',
    'category: A category is needed for an event approver.',
    'role: Role must be President, Treasurer or Event Approver.',
    'address: Address is required.',
    'address: Address is a formula. Paste or save its value instead.',
  ]);
});

it('names an approver of a category that is not to be added', () => {
  const plan = planSheet('approvers', sheet('Category | Email\nMusical | a@example.com'), {
    unwanted: new Set(['categories musical']),
  });
  expect(troubleOf(plan, 2)).toEqual(['category: There is no category “Musical”.']);
  expect(plan.creations).toMatchObject([{ name: 'Musical', isWanted: false, uses: 0 }]);
  expect(plan.records).toEqual([]);
});

it('plans categories that are kept off the public form', () => {
  const plan = planSheet(
    'categories',
    sheet(`
      Name | Not on the form
      Interest | yes
      Picnic | no
    `),
  );
  expect(plan.records.map(({ fields }) => fields)).toEqual([
    { name: 'Interest', requiresEventApprover: false, offForm: true },
    { name: 'Picnic', requiresEventApprover: false },
  ]);
});

it('a category may bring its name in Spanish (#46)', () => {
  const plan = planSheet(
    'categories',
    sheet(`
      Name | Name in Spanish
      Science Fair | Feria de ciencias
      Picnic |
    `),
  );
  expect(plan.records.map(({ fields }) => fields)).toMatchObject([
    { name: 'Science Fair', spanishName: 'Feria de ciencias' },
    { name: 'Picnic' },
  ]);
  expect(plan.records[1]?.fields).not.toHaveProperty('spanishName');
});
