import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { checkStage, PREPARED, type CheckSignature, type CheckSteps } from './check.ts';
import { sentText, signatureText } from './payment-messages.ts';

const DAY = '2026-11-20' as CalendarDate;
const RUTH: CheckSignature = { name: 'Ruth Adeyemi', on: DAY, by: 'a@b.co', at: 0 };
const SENT: CheckSteps['sent'] = { how: 'mailed', on: DAY, by: 'a@b.co', at: 0 };

describe('checkStage', () => {
  it.each([
    [PREPARED, 1, 'toSign'],
    [{ ...PREPARED, signatures: [RUTH] }, 1, 'toSend'],
    [{ ...PREPARED, signatures: [RUTH] }, 2, 'toSign'],
    [{ ...PREPARED, signatures: [RUTH, RUTH] }, 2, 'toSend'],
    [{ signatures: [RUTH, RUTH], sent: SENT }, 2, 'sent'],
  ] as const)('of %j with %i signatures needed: %s', (check, needed, stage) => {
    expect(checkStage(check, needed)).toBe(stage);
  });
});

it('says who signed, and how a check went', () => {
  expect(signatureText(RUTH)).toBe('Ruth Adeyemi on Nov 20, 2026');
  expect(sentText({ how: 'mailed', on: DAY })).toBe('Mailed on Nov 20, 2026');
  expect(sentText({ how: 'handedOver', on: DAY })).toBe('Handed over on Nov 20, 2026');
});
