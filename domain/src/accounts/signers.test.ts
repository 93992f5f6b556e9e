import { describe, expect, it } from 'vitest';
import {
  signerErrors,
  signerFrom,
  signersIn,
  signersOn,
  signerText,
  type SignerTexts,
} from './signers.ts';

const RUTH: SignerTexts = { name: 'Ruth Adeyemi', from: '2026-07-01', to: '' };
const SAM: SignerTexts = { name: 'Sam Lee', from: '2025-07-01', to: '2026-11-30' };

describe('signersIn', () => {
  it('reads what the form stores', () => {
    const signers = [RUTH, SAM].map(signerFrom);
    expect(signers).toEqual([{ name: 'Ruth Adeyemi', from: '2026-07-01' }, SAM]);
    expect(signersIn({ signers })).toEqual(signers);
  });

  it('leaves out what it cannot read', () => {
    for (const account of [null, {}, { signers: 1 }, { signers: [1, { name: 1 }, { name: 'x' }] }])
      expect(signersIn(account)).toEqual([]);
  });

  it('says who may sign on a day', () => {
    const signers = [RUTH, SAM].map(signerFrom);
    const names = (day: string) => signersOn(signers, day).map(({ name }) => name);
    expect(names('2025-06-30')).toEqual([]);
    expect(names('2026-06-30')).toEqual(['Sam Lee']);
    expect(names('2026-07-01')).toEqual(['Ruth Adeyemi', 'Sam Lee']);
    expect(names('2026-11-30')).toEqual(['Ruth Adeyemi', 'Sam Lee']);
    expect(names('2026-12-01')).toEqual(['Ruth Adeyemi']);
  });

  it('says it in words', () => {
    expect([RUTH, SAM].map(signerFrom).map(signerText)).toEqual([
      'Ruth Adeyemi, since Jul 1, 2026',
      'Sam Lee, since Jul 1, 2025 through Nov 30, 2026',
    ]);
  });
});

describe('signerErrors', () => {
  it.each<[Partial<SignerTexts>, Partial<SignerTexts>]>([
    [{}, {}],
    [{ to: '2026-07-01' }, {}],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ name: ' sam  LEE' }, { name: 'This signer is listed already.' }],
    [{ from: '' }, { from: 'From is required.' }],
    [{ to: 'x' }, { to: 'Through isn’t a valid date.' }],
    [{ to: '2026-06-30' }, { to: 'The last day can’t be before the first.' }],
  ])('of %j: %j', (own, errors) => {
    expect(signerErrors({ ...RUTH, ...own }, [SAM])).toEqual(errors);
  });
});
