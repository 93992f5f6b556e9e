import { sheetMessages } from '@pa-ledger/domain/sheets/sheet-messages';
import { expect, it } from 'vitest';
import { readFile, readPasted } from './read-table.ts';

const CELLS = [
  ['Category', 'Budget'],
  ['Book Fair', '1,250.00'],
  ['Two "words"', '5'],
];

it.each([
  ['tabs', 'Category\tBudget\nBook Fair\t1,250.00\n"Two ""words"""\t5'],
  ['commas', 'Category,Budget\r\nBook Fair,"1,250.00"\r\n"Two ""words""",5'],
  ['semicolons', 'Category;Budget\nBook Fair;1,250.00\n"Two ""words""";5'],
])('reads cells between %s, pasted and from a file', async (_, text) => {
  expect(await readPasted(text)).toEqual({ ok: true, table: CELLS });
  expect(await readFile(new Blob(['\ufeff', text]))).toEqual({ ok: true, table: CELLS });
});

it('is not misled by a title, empty lines and commas in texts', async () => {
  const text = 'Budget, 2026\n\nName;Amount\nCake, sweet;5\nTea, hot;1,250\n';
  expect(await readPasted(text)).toMatchObject({
    table: [
      ['Budget, 2026'],
      [''],
      ['Name', 'Amount'],
      ['Cake, sweet', '5'],
      ['Tea, hot', '1,250'],
      [''],
    ],
  });
});

it('is not misled by the commas of amounts in a paste whose rows differ in length', async () => {
  const text = 'Budget\nIncome\tBudget\tContact\nDues\t1,400.00\t\nRun\t9,000.00\nNet\t10,400.00';
  expect(await readPasted(text)).toMatchObject({
    table: [
      ['Budget'],
      ['Income', 'Budget', 'Contact'],
      ['Dues', '1,400.00', ''],
      ['Run', '9,000.00'],
      ['Net', '10,400.00'],
    ],
  });
});

it('reads line breaks in a cell, and one column', async () => {
  expect(await readPasted('A\tB\n"one\ntwo"\t3')).toMatchObject({
    table: [
      ['A', 'B'],
      ['one\ntwo', '3'],
    ],
  });
  expect(await readPasted('Name\nBook Fair')).toMatchObject({ table: [['Name'], ['Book Fair']] });
});

it('reads cells that begin with a quotation mark, and never says that a paste was cut off', async () => {
  const rows = 'Payee\tFor\nPat\t"Thank you" cards\nMo\t"Pens';
  const table = [
    ['Payee', 'For'],
    ['Pat', '"Thank you" cards'],
    ['Mo', '"Pens'],
  ];
  expect(await readPasted(rows)).toEqual({ ok: true, table });
  expect(await readFile(new Blob([rows]))).toEqual({ ok: false, reason: sheetMessages.cutOff });
  expect(await readFile(new Blob([rows, '\n']))).toMatchObject({ ok: true });
});

it.each([
  ['a file that was cut off', 'A,B\n1,"two and', sheetMessages.cutOff],
  ['the row of a misplaced quotation mark', 'A,B\n1,2\n"3, "4" x",5\n6,7', sheetMessages.quotes(3)],
  ['50,000 lines', 'a,b\n'.repeat(50_000), sheetMessages.tooManyRows(5_000)],
  ['nothing', '\n\n', sheetMessages.empty],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0', sheetMessages.binary],
])('names %s', async (_, text, reason) => {
  expect(await readFile(new Blob([text]))).toEqual({ ok: false, reason });
});

it('reads 5,000 rows of 10 MB in a moment', async () => {
  const file = new Blob([`${'x'.repeat(1_000)},${'y'.repeat(1_000)}\n`.repeat(5_000)]);
  const started = performance.now();
  expect(await readFile(file)).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeLessThan(4_000);
});
