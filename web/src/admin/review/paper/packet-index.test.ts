import { describe, expect, it } from 'vitest';
import { packetOf } from '../../../../../tests/fixtures/review-packet.ts';
import { SCRIPTS_IN_TEXT } from '../../../../../tests/fixtures/scripts-in-text.ts';
import { indexPage } from './packet-index.ts';

const CONTENTS = {
  association: 'Maple Grove PTA',
  days: packetOf([]).days,
  withAddresses: false,
  parts: [
    {
      path: 'bank/1-register',
      title: 'Register',
      note: 'Checking',
      pages: 3,
      sheets: [
        { path: 'bank/1-register', title: 'Register', isEmpty: false },
        { path: 'bank/1-outstanding', title: 'Outstanding checks', isEmpty: true },
      ],
    },
  ],
  attached: {
    count: 5,
    failed: [{ part: 'Check 1049', name: 'locked.pdf', why: 'It’s locked with a password.' }],
  },
  hash: 'ab'.repeat(32),
};

describe('the index', () => {
  it('links each file that is there, and names what is not', () => {
    const page = indexPage(CONTENTS);
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
      'cover.pdf',
      'files.csv',
      'bank/1-register.pdf',
      'bank/1-register.csv',
      'sha256sums.txt',
    ]);
    for (const text of [
      'Outstanding checks</bdi>: no entries',
      'locked.pdf',
      'It’s locked with a password.',
      CONTENTS.hash,
      'Review packet, Jul 1, 2026 to Jun 30, 2027',
      '3 pages',
      '<br>Windows: certutil -hashfile sha256sums.txt SHA256<br>',
    ])
      expect(page).toContain(text);
    expect(page).toContain(
      'Of 5 files of these payments, deposits, and statements, 1 is missing or incomplete',
    );
    expect(indexPage({ ...CONTENTS, attached: { count: 5, failed: [] } })).toContain(
      'All 5 files of these payments, deposits, and statements are in this packet.',
    );
  });

  it('says whether it has addresses', () => {
    expect(indexPage(CONTENTS)).not.toContain('addresses');
    expect(indexPage({ ...CONTENTS, withAddresses: true })).toContain('has payees’ addresses');
  });

  it('runs no script and fetches nothing (#167)', () => {
    expect(indexPage(CONTENTS)).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    );
  });

  it.each([...SCRIPTS_IN_TEXT, '</small></bdi>\u202e'])('has %j only as text', (text) => {
    const plain = { ...CONTENTS, association: 'A', hash: 'B' };
    const parts = plain.parts.map((part) => ({
      ...part,
      title: text,
      note: text,
      sheets: part.sheets.map((sheet) => ({ ...sheet, title: text })),
    }));
    const page = indexPage({
      ...plain,
      association: text,
      parts,
      attached: { count: 1, failed: [{ part: text, name: text, why: text }] },
    });
    const tags = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    expect(tags(page)).toEqual(tags(indexPage(plain)));
    expect(page).not.toContain('\u202e');
  });
});
