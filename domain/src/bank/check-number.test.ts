import { expect, it } from 'vitest';
import { checkNumberOf } from './check-number.ts';

it.each([
  ['001042', '1042'],
  ['10 42', '1042'],
  ['00-558', '558'],
  ['="00001044"', '1044'],
  ["'0001045", '1045'],
  ['#1046', '1046'],
  ['CHECK 1047', '1047'],
  ['1048.0', '1048'],
  ['0', null],
  ['0000', null],
  [' ', null],
  ['-', null],
  ['CHECK', null],
  ['N/A', null],
])('a bank’s check number %j is %j', (text, number) => {
  expect(checkNumberOf(text)).toBe(number);
});

it.each([
  ['Check 1050', '1050'],
  ['CHECK # 1044', '1044'],
  ['CHECK#1044', '1044'],
  ['Check No. 1044', '1044'],
  ['CHECK NUMBER: 0001044', '1044'],
  ['CHK #1044', '1044'],
  ['CHK1044', '1044'],
  ['CK 1044', '1044'],
  ['Check Paid #558', '558'],
  ['CHECK PAID 558', '558'],
  ['Draft 001044', '1044'],
  ['SHARE DRAFT 1044', '1044'],
  ['Withdrawal Draft 001044 Tracer 889900', '1044'],
  ['SUBSTITUTE CHECK 1044', '1044'],
  ['CHECK 1044 POSTED 09/15', '1044'],
  ['Check 1044.', '1044'],
  ['Check 1044, Pat Lee', '1044'],
  ['CHECK · Check 1044', '1044'],
  ['Check 95', '95'],
  ['Check #7', '7'],
  ['Returned check 1044', '1044'],
  ['CHECK 1044 Birthday Card Co', '1044'],
  ['CHECK CARD 1234', null],
  ['CHECKCARD 0915 HARBOR PAPER', null],
  ['CHECK CRD PURCHASE 09/15', null],
  ['CHK CARD 1234', null],
  ['CHECKING 1234', null],
  ['Transfer to Checking ...1234', null],
  ['Mobile check deposit', null],
  ['Mobile check deposit 1234', null],
  ['MOBILE DEPOSIT CHECK 1234', null],
  ['Deposited item returned check 4432', null],
  ['CHECK DEPOSIT 1234', null],
  ['CASHIER’S CHECK 1234', null],
  ["Cashier's check 1234", null],
  ['OFFICIAL CHECK 1234', null],
  ['E-CHECK 1234', null],
  ['CHECK ORDER 1234', null],
  ['CHECK IMAGE FEE', null],
  ['NSF FEE CHECK 1044', null],
  ['CHECK 1044 RETURNED FEE', null],
  ['OVERDRAFT 1234', null],
  ['OVER DRAFT 1234', null],
  ['Check 2 of 3', null],
  ['CHECK 09/15/2026', null],
  ['CHECK 1,250.00', null],
  ['CHECK 12.50', null],
  ['CHECK 1044-1050', null],
  ['CHECK 1234567890123', null],
  ['CROSSCHECK 1234', null],
  ['Check', null],
  ['', null],
])('the words %j name the check %j', (text, number) => {
  expect(checkNumberOf('', text)).toBe(number);
});

it('the number beside the words counts first', () => {
  expect(checkNumberOf('1044', 'Check 1050')).toBe('1044');
  expect(checkNumberOf('0', 'Check 1050')).toBe('1050');
});
