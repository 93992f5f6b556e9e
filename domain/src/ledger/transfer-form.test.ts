import { describe, expect, it } from 'vitest';
import { invalidRecordFields } from '../../../tests/fixtures/invalid-record-fields.ts';
import { LEDGER_RECORDS } from '../../../tests/fixtures/ledger-records.ts';
import { formFromRecord, recordErrors, recordFromForm } from './record-form.ts';

describe('a form of a transfer', () => {
  const filled = formFromRecord('transfers', LEDGER_RECORDS.transfers);

  it.each(['0', '-0', '0.00', '-5', '-0.01'])('refuses the amount %s', (amount) => {
    expect(recordErrors('transfers', { ...filled, amount })).toEqual({
      amount: 'Amount must be more than 0.',
    });
  });

  it('is between two funds, two accounts, or both', () => {
    const [funds, accounts] = [
      { fromFundId: 'main', toFundId: 'grants' },
      { fromAccountId: 'checking', toAccountId: 'savings' },
    ];
    const none = { ...filled, fromFundId: '', toFundId: '' };
    const { fromFundId: _from, toFundId: _to, ...bare } = LEDGER_RECORDS.transfers;
    for (const ends of [funds, accounts, { ...funds, ...accounts }]) {
      expect(recordErrors('transfers', { ...none, ...ends })).toEqual({});
      expect(recordFromForm('transfers', { ...none, ...ends })).toMatchObject(ends);
      expect(invalidRecordFields('transfers', { ...bare, ...ends })).toEqual([]);
    }
    expect(recordErrors('transfers', { ...none, fromAccountId: 'checking' })).toEqual({
      toFundId: 'To Fund is required.',
      toAccountId: 'To Account is required.',
    });
    expect(recordErrors('transfers', { ...filled, ...accounts, toAccountId: 'checking' })).toEqual({
      toAccountId: 'To Account must be a different one.',
    });
    expect(recordErrors('transfers', { ...filled, toFundId: '' })).toEqual({
      toFundId: 'To Fund is required.',
    });
    expect(invalidRecordFields('transfers', bare)).toEqual(['fromFundId', 'toFundId']);
    expect(invalidRecordFields('transfers', { ...bare, toAccountId: 'savings' })).toEqual([
      'fromFundId',
      'fromAccountId',
    ]);
  });

  it('refuses to give a fund its own money', () => {
    expect(recordErrors('transfers', { ...filled, toFundId: filled.fromFundId })).toEqual({
      toFundId: 'To Fund must be a different one.',
    });
    expect(recordErrors('transfers', { ...filled, fromFundId: '', toFundId: '' })).toEqual({
      fromFundId: 'From Fund is required.',
      toFundId: 'To Fund is required.',
    });
  });
});
