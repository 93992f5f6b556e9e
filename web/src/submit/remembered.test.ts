import { REMEMBERED_DAYS } from '@pa-ledger/domain/limits';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, type FormValues } from '../form/form-values.ts';
import { readPerson, writePerson } from './remembered.ts';

const NOW = 1_800_000_000_000;
const PERSON = {
  name: 'Pat Doe',
  email: 'pat@example.com',
  phone: '555-0100',
  paidTo: 'Pat Doe',
  mailingAddress: '1 Main Street',
};
const SENT: FormValues = {
  ...EMPTY_VALUES,
  ...PERSON,
  category: 'Office',
  expenseDate: '2026-10-17',
  amount: '45.20',
  description: 'Glue for the banner',
  notes: 'Cash alone',
};

describe('who submitted', () => {
  it('is remembered, and nothing of the expense', () => {
    const written = writePerson(SENT, null, NOW);
    expect(written).not.toMatch(/Office|45\.20|Glue|Cash|2026/);
    expect(readPerson(written, NOW)).toEqual({ ...EMPTY_VALUES, ...PERSON });
  });

  it('keeps their own payee and address if the form pays a vendor, or none', () => {
    const vendor = { payTo: 'vendor', paidTo: 'Market Street Print', mailingAddress: '2 Market' };
    const own = { paidTo: 'P. Doe', mailingAddress: '3 Elm' };
    const written = writePerson({ ...SENT, ...vendor, invoiceNumber: 'INV-1' }, own, NOW);
    expect(written).not.toMatch(/Market|INV/);
    expect(readPerson(written, NOW)).toMatchObject({ name: 'Pat Doe', payTo: '', ...own });
    expect(readPerson(writePerson({ ...SENT, ...vendor }, null, NOW), NOW)).toMatchObject({
      name: 'Pat Doe',
      paidTo: '',
      mailingAddress: '',
    });
  });

  it('is forgotten after 180 days, or if the clock was ahead', () => {
    const written = writePerson(SENT, null, NOW);
    const end = NOW + REMEMBERED_DAYS * DAY_MS;
    expect(readPerson(written, end - 1)).not.toBeNull();
    expect(readPerson(written, end)).toBeNull();
    expect(readPerson(written, NOW - 1)).toBeNull();
  });

  it.each(['', 'null', '[]', '{}', '"x"', '{"version":2,"savedAt":1,"texts":{"name":"A"}}'])(
    'is no one in %s',
    (written) => expect(readPerson(written, NOW)).toBeNull(),
  );

  it('is only texts that fit their fields', () => {
    const texts = { name: 'x'.repeat(101), email: 7, phone: null, amount: '9', notes: 'n' };
    const written = JSON.stringify({ version: 1, savedAt: NOW, texts });
    expect(readPerson(written, NOW)).toEqual({ ...EMPTY_VALUES, name: 'x'.repeat(100) });
    expect(readPerson(JSON.stringify({ version: 1, savedAt: NOW, texts: {} }), NOW)).toBeNull();
  });
});
