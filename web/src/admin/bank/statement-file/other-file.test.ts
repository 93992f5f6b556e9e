import { expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

/** Each letter is one byte. */
function file(text: string): Blob {
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
}

const INSTEAD = 'choose CSV, OFX, or QFX in your bank’s download.';

it.each([
  ['%PDF-1.7\n\u0080', 'a PDF'],
  ['\u0089PNG\r\n', 'a picture'],
  ['\u00ff\u00d8\u00ff\u00e0', 'a picture'],
  ['\0\0\0\u0018ftypheic', 'a picture'],
  [
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02">',
    'a CAMT file (ISO 20022)',
  ],
  ['<Document><BkToCstmrStmt><Stmt>', 'a CAMT file (ISO 20022)'],
  [':20:START\r\n:25:1/2\r\n:28C:0\r\n:60F:C260901USD1,00\r\n', 'an MT940 or MT942 file'],
  ['{1:F01BANKUS33AXXX}{4:\n:20:X\n:25:1\n:28C:1/1\n:60M:C260901USD1,', 'an MT940 or MT942 file'],
  ['BANKNL2A\n940\n:20:X\n:25:1\n:60F:C260901USD1,', 'an MT940 or MT942 file'],
  [':20:X\n:25:1\n:28C:1/1\n:34F:USD1,', 'an MT940 or MT942 file'],
  ['!Type:Bank\nD9/1/2026\nT-5\n^', 'a QIF file'],
  ['\n!Account\nNChecking\n^', 'a QIF file'],
  ['!option:AutoSwitch', 'a QIF file'],
  ['!TRNS\tTRNSID\tTRNSTYPE', 'an IIF file for QuickBooks'],
  ['01,122099999,123456789,260930,0200,1,65,,2/\n02,031001234,122099999,1,260930', 'a BAI2 file'],
  ['<OFC>\n<DTD>2\n<ACCTSTMT>', 'an OFC file'],
  ['{"error": "gone"}', 'a JSON file'],
  ['[{"date": "2026-09-01", "amount": -5}]', 'a JSON file'],
  ['{\n  "transactions": []}', 'a JSON file'],
  ['[]', 'a JSON file'],
  ['{\\rtf1\\ansi', 'an RTF document'],
  ['<?xml version="1.0"?><rows/>', 'an XML file'],
  ['<Statement xmlns="x">', 'an XML file'],
])('%.40j is told by its name', async (text, name) => {
  expect(await readStatementFile(file(text))).toEqual({
    kind: 'refused',
    reason: `This is ${name}, which we can’t read. Please ${INSTEAD}`,
  });
});

it.each([
  ['PK\u0003\u0004\0\0[Content_Types].xml', /^This is a workbook\. Open it .* save it as CSV/],
  ['PK\u0003\u0004\0\0mimetypeapplication/vnd.oasis', /^This is a workbook/],
  ['\u00d0\u00cf\u0011\u00e0', /^This is a workbook/],
  [
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>',
    /^This is a workbook/,
  ],
  ['PK\u0003\u0004\0\0statement.csv', /^This is a ZIP archive/],
  ['\u001f\u008b\u0008', /^This is a ZIP archive/],
  ['<html><table><tr><td>Date</td></tr></table>', /^This is a web page with a table/],
  ['<table border=1><TR><TD>9/1/2026', /^This is a web page with a table/],
  ['<!-- x --><style></style><table><tr>', /^This is a web page with a table/],
  ['<!DOCTYPE html><p>Your session has ended', /^This is a web page, not a statement/],
  ['<?xml version="1.0"?>\n<!DOCTYPE html><p>', /^This is a web page, not a statement/],
  ['<HTML><meta><title>Sign in</title>', /^This is a web page, not a statement/],
])('%.40j is told with what helps', async (text, reason) => {
  const read = await readStatementFile(file(text));
  expect(read.kind === 'refused' ? read.reason : read.kind).toMatch(reason);
});

it.each([
  'Date,Description,Amount\n9/1/2026,"{1} [2] <b> !Type: :20: 01,02",-5',
  '"[DN]HARBOR",9/1/2026,-5',
  '01/02/2026,-5,02/03',
])('%.40j may be a sheet', async (text) => {
  expect((await readStatementFile(file(text))).kind).toBe('sheet');
});
