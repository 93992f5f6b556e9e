import { describe, expect, it } from 'vitest';
import type { Page } from '../../data/row-query.ts';
import { alertsToShow, type ShownAlert } from './alerts.ts';

const told = { since: 0, lastSeen: 0, count: 1 };
const mail = { purpose: 'received', step: null, to: 'a@b.co', code: '550' } as const;

const dead = (id: string): ShownAlert => ({
  ...told,
  ...mail,
  id,
  kind: 'mailDead',
  expenseId: 'e',
  mailId: id,
});
const failing = (id: string): ShownAlert => ({
  ...told,
  id,
  kind: 'workFails',
  expenseId: null,
  work: 'mail',
  item: 'all',
  code: 'MAIL_FROM',
});
const renamed = (id: string): ShownAlert => ({
  ...told,
  id,
  kind: 'adminRenamed',
  expenseId: null,
  uid: id,
  email: 'a@b.co',
});

const page = (...rows: readonly ShownAlert[]): Page<ShownAlert> => ({
  rows,
  places: [],
  next: null,
});
const many = Array.from({ length: 20 }, (_row, index) => dead(`dead ${index}`));
const cut: Page<ShownAlert> = { rows: many, places: [], next: { values: [0], id: 'dead 19' } };

const idsOf = ({ rows }: { readonly rows: readonly ShownAlert[] }) => rows.map(({ id }) => id);

describe('alerts about administrators (#91)', () => {
  it('are shown first, and wrong settings next, whatever the number of dead mails before them', () => {
    const shown = alertsToShow(page(failing('setting'), renamed('admin')), cut);
    expect(idsOf(shown).slice(0, 3)).toEqual(['admin', 'setting', 'dead 0']);
    expect(shown.rows).toHaveLength(20);
    expect(shown.more).toBe(true);
  });

  it('are listed once where the oldest hold them too', () => {
    const shown = alertsToShow(page(renamed('admin')), page(dead('one'), renamed('admin')));
    expect(shown).toMatchObject({ more: false });
    expect(idsOf(shown)).toEqual(['admin', 'one']);
  });
});

it('says that there are more than are shown', () => {
  expect(alertsToShow(page(), page(...many)).more).toBe(false);
  expect(alertsToShow(page(failing('a')), page(...many)).more).toBe(true);
  expect(alertsToShow(page(), cut).more).toBe(true);
  expect(alertsToShow({ ...cut, rows: many.map(({ id }) => failing(id)) }, page()).more).toBe(true);
});
