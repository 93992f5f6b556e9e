import { proposedDay } from '@pa-ledger/domain/bank/bank-line';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

const HEADER = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n\r\n';
const ROW = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260904<TRNAMT>-5.00<FITID>F1<NAME>Pens</STMTTRN>';
const BALANCE = '<LEDGERBAL><BALAMT>12.00<DTASOF>20260930</LEDGERBAL>';
const ACCOUNT = '<BANKACCTFROM><BANKID>1<ACCTID>7700112233<ACCTTYPE>CHECKING</BANKACCTFROM>';

/** A statement of a bank account. */
function statement(rows: string, own: { account?: string; days?: string; tail?: string } = {}) {
  const { account = ACCOUNT, days = '', tail = BALANCE } = own;
  return `<STMTTRNRS><STMTRS><CURDEF>USD${account}<BANKTRANLIST>${days}${rows}</BANKTRANLIST>${tail}</STMTRS></STMTTRNRS>`;
}

async function read(body: string | Blob) {
  const file = typeof body === 'string' ? new Blob([HEADER, `<OFX>${body}</OFX>\r\n`]) : body;
  const found = await readStatementFile(file);
  return found.kind === 'statements' ? found.statements : found;
}

async function only(body: string | Blob) {
  const found = await read(body);
  if (!('length' in found) || found.length !== 1) throw new Error(JSON.stringify(found));
  const [one] = found;
  if (one === undefined) throw new Error('none');
  return one;
}

const PENS = { day: '2026-09-04', amount: -500, text: 'Pens', bankId: 'F1' };

describe('a file that is not as it should be', () => {
  const tags = statement(ROW).toLowerCase().replace('pens', 'Pens').replace('f1', 'F1');
  it.each<[string, string | Blob]>([
    ['as it should be', statement(ROW)],
    ['tags in small letters', tags],
    ['one line per tag', statement(ROW).replaceAll('<', '\r\n<')],
    ['spaces in tags', statement(ROW).replaceAll('>', ' >')],
    ['attributes', statement(ROW).replaceAll('<NAME>', '<NAME lang="en">')],
    ['a statement without its end', statement(ROW).replace('</STMTRS>', '')],
    ['a transaction with the end of another part', statement(ROW.replace('</STMTTRN>', '</TRN>'))],
    ['a list with the wrong end', statement(ROW).replace('</BANKTRANLIST>', '</BANKTRANSLIST>')],
    ['a statement that ends too early', statement(ROW).replace('<BANKTRANLIST>', '</STMTRS>$&')],
    ['an end tag behind each value', statement(ROW).replace('Pens', 'Pens</NAME></MEMO>')],
    ['a comment in a transaction', statement(ROW.replace('<NAME>', '<!-- <TRNAMT>7 --><NAME>'))],
    ['CDATA', statement(ROW.replace('Pens', '<![CDATA[Pens]]>'))],
    ['empty values of any name', statement(ROW.replace('</S', '<MEMO><X.Y><REFNUM></S'))],
    ['empty XML tags', statement(ROW.replace('<NAME>', '<MEMO/><CHECKNUM />$&'))],
    ['a vendor’s part', statement(ROW.replace('<NAME>', `<${'Z'.repeat(60)}><A>1</A>$&`))],
    ['names of other parts', statement(ROW.replace('</S', '<BANKACCTTO><ACCTID>9<NAME>No</S'))],
    ['a comment that has no end', statement(ROW, { tail: `${BALANCE}<!-- ` })],
    ['UTF-8 with a mark', new Blob(['\ufeff', HEADER, `<OFX>${statement(ROW)}</OFX>`])],
    [
      'XML',
      new Blob([`<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX >${statement(ROW)}</OFX >`]),
    ],
    ['a namespace', statement(ROW).replaceAll(/<(\/?)/g, '<$1x:')],
    ['no header', new Blob([`\r\n<OFX>${statement(ROW)}</OFX>\u001a`.replace('\u001a', '')])],
    [
      'the headers of a web answer',
      new Blob([`Content-Type: x\n\n${HEADER}<OFX>${statement(ROW)}</OFX>`]),
    ],
  ])('is read: %s', async (_, file) => {
    expect(await only(file)).toMatchObject({
      lines: [PENS],
      refused: [],
      accountEnd: '2233',
      accountType: 'CHECKING',
      currency: 'USD',
      balance: {
        amount: 1200,
        day: '2026-09-30',
      },
      doubts: [],
    });
  });

  it('is read in UTF-16', async () => {
    const text = `\ufeff${HEADER}<OFX>${statement(ROW.replace('Pens', 'Peñs'))}</OFX>`;
    const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    expect((await only(new Blob([units]))).lines).toMatchObject([{ text: 'Peñs' }]);
  });

  it('has its signs and entities as they are written', async () => {
    const name = 'A<B &amp; C &lt;3 &#x41;&nbsp;&apos; 5 > 4';
    const found = await only(statement(ROW.replace('Pens', name)));
    expect(found.lines).toMatchObject([{ text: "A<B & C <3 A ' 5 > 4" }]);
  });

  it('takes no time for what looks like tags and comments', async () => {
    const start = performance.now();
    for (const part of [
      '<!--',
      '<![CDATA[',
      '<A ',
      '<A',
      '</',
      `<${'B'.repeat(500)} `,
      `<A${' b='.repeat(99)}`,
      '<A ' + ' '.repeat(999),
    ]) {
      await read(statement(part.repeat(Math.floor(2_000_000 / part.length))));
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('the day that a statement ends', () => {
  it.each([
    ['that was asked for, not of the download', '20260930', '20261012', '2026-09-30'],
    ['not after the file was made', '20261231', '20261012', '2026-10-12'],
    ['not before its last line', '20260901', '20261012', '2026-09-04'],
    ['of the balance without one', '', '20261012', '2026-09-29'],
    ['of the balance where it is no day', '00000000', '', '2026-09-29'],
  ])('is the one %s', async (_, end, made, day) => {
    const tail = '<LEDGERBAL><BALAMT>-7<DTASOF>20260929235959[-5:EST]</LEDGERBAL>';
    const body = statement(ROW, { days: `<DTSTART>20260901<DTEND>${end}`, tail });
    const found = await only(`<SONRS><DTSERVER>${made}</SONRS>${body}`);
    expect(proposedDay(found)).toBe(day);
    expect(found.balance).toEqual({ amount: -700, day: '2026-09-29' });
  });

  it('is its last line’s where it says neither', async () => {
    expect(proposedDay(await only(statement(ROW, { tail: '' })))).toBe('2026-09-04');
  });
});

describe('the accounts of a file', () => {
  const later = ROW.replace('20260904', '20261002').replace('F1', 'F2');

  it('are one where its number is the same, each line once', async () => {
    const bare = ROW.replace('<FITID>F1', '');
    const first = statement(`${ROW}${bare}${bare}`, { days: '<DTEND>20260930' });
    const second = statement(`${bare}${ROW}${later}<STMTTRN></STMTTRN>`, {
      days: '<DTEND>20261031',
      tail: '<LEDGERBAL><BALAMT>9<DTASOF>20261031</LEDGERBAL>',
    });
    for (const body of [`${first}${second}`, `${second}${first}`]) {
      const found = await only(body);
      expect(found.lines.map(({ bankId }) => bankId).toSorted()).toEqual(['F1', 'F2', null, null]);
      expect(found.refused).toHaveLength(1);
      expect(found.balance).toEqual({ amount: 900, day: '2026-10-31' });
      expect(proposedDay(found)).toBe('2026-10-31');
    }
  });

  it('are two where numbers or kinds differ, or are missing', async () => {
    const card = `<CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>7700112233</CCACCTFROM><BANKTRANLIST>${ROW}</CCSTMTRS>`;
    const other = statement(ROW, { account: ACCOUNT.replace('77', '88') });
    const found = await read(`${statement(ROW)}${card}${other}`);
    expect(found).toMatchObject([
      { accountType: 'CHECKING', accountEnd: '2233' },
      { accountType: 'CREDITCARD', accountEnd: '2233' },
      { accountType: 'CHECKING', accountEnd: '2233' },
    ]);
    expect(await read(statement(ROW, { account: '' }).repeat(2))).toHaveLength(2);
  });

  it('are not mixed with those of investments', async () => {
    const funds = `<INVSTMTRS><INVACCTFROM><ACCTID>5</INVACCTFROM>${later}`;
    for (const body of [`${funds}${statement(ROW)}`, `${statement(ROW)}${funds}</INVSTMTRS>`])
      expect((await only(body)).lines).toMatchObject([PENS]);
    expect(await read(funds)).toEqual({
      kind: 'refused',
      reason: 'There is no statement of a bank account in this file.',
    });
  });
});

it('says what the bank has not posted, and leaves it out', async () => {
  const row = ROW.replaceAll('STMTTRN', 'STMTTRNP');
  const tail = `<BANKTRANLISTP><DTASOF>20261001${row}${row}</BANKTRANLISTP>${BALANCE}`;
  const found = await only(statement(ROW, { tail }));
  expect(found.lines).toMatchObject([PENS]);
  expect(found.balance?.amount).toBe(1_200);
  expect(found.notes).toEqual([expect.stringMatching(/^2 transactions are pending/)]);
});

describe('the answer of a bank that has an error', () => {
  const fine = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
  const error = '<STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Signon invalid</STATUS>';
  it.each([
    ['at the sign-on', `<SONRS>${error}</SONRS>`, 'Signon invalid (15500)'],
    [
      'for the account',
      `<SONRS>${fine}</SONRS><STMTTRNRS>${error}</STMTTRNRS>`,
      'Signon invalid (15500)',
    ],
    ['without words', '<SONRS><STATUS><CODE>2000</STATUS></SONRS>', 'code 2000'],
  ])('says it: %s', async (_, body, words) => {
    expect(await read(body)).toEqual({
      kind: 'refused',
      reason: `The bank answered with an error instead of a statement: ${words}. Sign in at your bank and download it again.`,
    });
  });

  it('has a doubt where it also has a statement', async () => {
    const body = `<SONRS>${fine}</SONRS>${statement(ROW)}<STMTTRNRS>${error}</STMTTRNRS>`;
    expect((await only(body)).doubts).toEqual([expect.stringContaining('Signon invalid (15500)')]);
    const warning = fine.replace('0', '15000');
    expect((await only(`<SONRS>${warning}</SONRS>${statement(ROW)}`)).doubts).toEqual([]);
  });
});
