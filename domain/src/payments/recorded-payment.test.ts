import { expect, it } from 'vitest';
import { APPROVED, pay } from '../../../tests/fixtures/managed-expenses.ts';
import { withLineFund } from './recorded-payment.ts';

it('moves the line of one expense to another fund, as the next version', () => {
  const second = { ...APPROVED, id: 'zyxwvutsrqZYXWVUTSRQ' };
  const { payment } = pay([APPROVED, second]);
  const [first, last] = payment.lines;
  expect(withLineFund(payment, second.id, 'arts')).toEqual({
    ...payment,
    lines: [first, { ...last, fundId: 'arts' }],
    version: 2,
  });
});
