import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyedLines } from '@pa-ledger/domain/bank/bank-line';
import { matchingSteps } from '@pa-ledger/domain/bank/match-statement';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../sheets/slices.ts';
import { readSheet, readStatementFile } from './read-statement-file.ts';

const FILES = fileURLToPath(new URL('../../../../../tests/fixtures/bank-files/', import.meta.url));

function sample(name: string): Blob {
  return new Blob([readFileSync(path.join(FILES, name))]);
}

/** The statements of an OFX file. */
async function statementsIn(file: Blob) {
  const read = await readStatementFile(file);
  if (read.kind !== 'statements') throw new Error(JSON.stringify(read));
  return read.statements;
}

/** The statement of a sheet, as its headings say. */
async function sheetIn(file: Blob) {
  const read = await readStatementFile(file);
  if (read.kind !== 'sheet' || read.columns === null) throw new Error(JSON.stringify(read));
  const [statement] = (await readSheet(read, read.columns)).statements;
  if (statement === undefined) throw new Error('no statement');
  return statement;
}

/** An OFX 1 file of some transactions. */
function ofx(...transactions: readonly string[]): Blob {
  const rows = transactions.map((own) => `<STMTTRN>${own}</STMTTRN>`).join('\r\n');
  return new Blob([
    'OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
    `<BANKTRANLIST>${rows}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`,
  ]);
}

const GOOD = '<TRNTYPE>CHECK<DTPOSTED>20260915<TRNAMT>-5.00<FITID>1<CHECKNUM>7<NAME>Pat';

describe('files that other programs wrote', () => {
  it('csv2ofx, and the sheet that it was made from, say the same', async () => {
    const [statement] = await statementsIn(sample('csv2ofx-schwab.ofx'));
    expect(statement).toMatchObject({ accountEnd: '2345', currency: 'USD', refused: [] });
    expect(statement?.lines).toHaveLength(4);
    expect(statement?.lines[2]).toEqual({
      day: '2022-08-09',
      amount: -7500,
      checkNumber: '558',
      text: 'Check Paid #558',
      bankId: '558',
    });
    const sheet = await sheetIn(sample('schwab.csv'));
    expect(sheet.refused).toEqual([]);
    const bare = statement?.lines.map((line) => ({ ...line, bankId: null }));
    expect(sheet.lines).toEqual(bare);
  });

  it('Banco do Brasil: SGML without end tags, in Windows-1252', async () => {
    expect(await statementsIn(sample('banco-do-brasil.ofx'))).toMatchObject([
      {
        accountEnd: '00-5',
        accountType: 'CHECKING',
        currency: 'BRL',
        refused: [],
        balance: {
          amount: 23935,
          day: '2015-12-09',
        },
        lines: [
          {
            day: '2015-11-03',
            amount: 23955,
            checkNumber: '252602',
            text: 'DOC CRÉDITO EM CONTA',
            bankId: '20151103023955',
          },
        ],
      },
    ]);
  });

  it('a French bank: SGML on one line', async () => {
    const [statement] = await statementsIn(sample('one-line.ofx'));
    expect(statement).toMatchObject({ currency: 'EUR', balance: { amount: 10_000 }, refused: [] });
    expect(statement?.lines.map(({ amount }) => amount)).toEqual([
      -155, -38_300, -155, 20_000, -8_000, -60_000, -100_000, -11_100,
    ]);
  });

  it('a British bank: XML with three accounts', async () => {
    const statements = await statementsIn(sample('three-accounts.xml.ofx'));
    expect(statements.map(({ accountEnd, lines }) => [accountEnd, lines.length])).toEqual([
      ['8596', 0],
      ['9855', 2],
      ['5548', 1],
    ]);
    expect(statements[1]?.lines[0]).toMatchObject({
      day: '2014-07-17',
      amount: -398,
      text: 'TESCO',
    });
  });
});

it.each([
  ['', 'There is nothing in it.'],
  [' \r\n', 'There is nothing in it.'],
  ['\u0001\u0002', /^This is not a text/],
  ['<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>', /^There is no statement/],
  ['OFXHEADER:100\nDATA', /^The file was cut off/],
  ['<OFX><STMTRS><STMTTRN><TRNAMT>-5', /^The file was cut off/],
  ['Date,Amount\n9/1/2026,"-5', /^The file was cut off/],
  ['x'.repeat(10 * 1024 * 1024 + 1), /^The file is larger than 10 MB/],
  ['9/1/2026,-5\n'.repeat(50_001), /^It has more than 50,000 rows/],
])('%.40j is refused as a whole', async (text, reason) => {
  const read = await readStatementFile(new Blob([text]));
  if (read.kind !== 'refused') throw new Error(read.kind);
  expect(read.reason).toMatch(reason);
});

it('50,000 rows are read, with a line end behind the last one', async () => {
  const read = await readStatementFile(new Blob(['9/1/2026,-5\n'.repeat(50_000)]));
  expect(read).toMatchObject({ kind: 'sheet', rows: { length: 50_001 } });
});

it('a row that cannot be read is named, and the others are kept', async () => {
  const rows = [
    GOOD,
    '<DTPOSTED><TRNAMT>5<NAME>No day',
    '<DTPOSTED>20260915<TRNAMT><FITID>9',
    '<DTPOSTED>20260915<TRNAMT>5</NAME>',
    '<DTPOSTED>20260915<TRNAMT>4<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>',
    '<dtposted>20260916<trnamt>6<payee><name>Mo</payee>',
    `<NAME>${'x'.repeat(5_001)}<DTPOSTED>20260916<TRNAMT>7`,
    '',
  ];
  const [statement] = await statementsIn(ofx(...rows));
  expect(statement?.lines).toMatchObject([
    { amount: -500, checkNumber: '7', text: 'Pat', bankId: '1' },
    { amount: 500, text: '', bankId: null },
    { amount: 600, text: 'Mo', bankId: null },
    { amount: 700, text: 'x'.repeat(1_000) },
  ]);
  expect(statement?.refused).toEqual([
    { row: 2, reason: 'It has no day.' },
    { row: 3, reason: 'It has no amount.' },
    { row: 5, reason: 'Its amount is in EUR.' },
    { row: 8, reason: 'It has no day.' },
  ]);
});

it('a sheet without headings is left to a person, and is then read as told', async () => {
  const read = await readStatementFile(
    new Blob(['9/1/2026;5,00;*;;Fee\n9/2/2026;5.00;*;1042;Check\n;;;;\nTotal;10.00;;;\n']),
  );
  if (read.kind !== 'sheet') throw new Error(JSON.stringify(read));
  expect(read.columns).toBeNull();
  const columns = { headings: -1, date: 0, amount: 1, checkNumber: 3, text: 4 };
  const { statements } = await readSheet(read, { ...columns, isTurned: true });
  expect(statements[0]).toMatchObject({
    lines: [{ day: '2026-09-02', amount: -500, checkNumber: '1042', text: 'Check' }],
    refused: [
      { row: 1, reason: '“5,00” is no amount of dollars and cents.' },
      { row: 4, reason: '“Total” is no day that the books can name.' },
    ],
  });
});

it('of two transactions with one id and the same words one is left out, without an id none is', async () => {
  const bare = '<DTPOSTED>20260915<TRNAMT>-5.00<NAME>Fee';
  const [statement] = await statementsIn(ofx(GOOD, GOOD, bare, bare));
  expect(keyedLines(statement?.lines ?? [])).toHaveLength(3);
});

it('long files are read and matched in slices, and can be stopped', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    GOOD.replace('<FITID>1', `<FITID>F${at}`).replace('<CHECKNUM>7', `<CHECKNUM>${at + 1}`),
  );
  const file = ofx(...rows);
  let turns = 0;
  const timer = setInterval(() => turns++, 10);
  const [statement] = await statementsIn(file);
  clearInterval(timer);
  expect(statement?.lines).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(1);
  const keyed = keyedLines(statement?.lines ?? []);
  const items = keyed.map(({ key, line }) => ({ ...line, key }));
  const { matches } = await inSlices(matchingSteps(keyed, items));
  expect(matches).toHaveLength(20_000);
  await expect(readStatementFile(file, AbortSignal.abort('gone'))).rejects.toBe('gone');
});
