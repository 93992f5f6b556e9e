import { ratifiedLine, RATIFIED_COLLECTIONS } from '@pa-ledger/domain/bank/ratification';
import { csvParts } from '@pa-ledger/domain/reports/csv';
import { beforeAll, describe, expect, it } from 'vitest';
import { expenseId, HOSTILE, noonOf } from '../../../../../tests/fixtures/review-entries.ts';
import { tablesUnder, textsIn } from '../../../../../tests/support/packet-figures.ts';
import { shuffled } from '../../../../../tests/support/random.ts';
import { readReviewBooks } from '../../../../../tests/support/read-review-books.ts';
import { activityPart } from './activity-part.ts';
import { inOrder, type Books } from './books.ts';
import { coverBlocks } from './cover.ts';
import { findingsPart } from './findings-part.ts';
import type { Block, PacketPart } from './packet.ts';
import { openLines, ratificationPart } from './ratification-part.ts';
import { packetOf, reportParts } from './report-parts.ts';

let year: Books;

beforeAll(async () => {
  year = inOrder(await readReviewBooks('2025-07-01', '2026-06-30'));
});

/** A packet whose other parts are only named. */
function packet(books: Books) {
  const part = (path: string): PacketPart => ({ path, title: path, blocks: [], sheets: [] });
  return packetOf(books.days, {
    ...reportParts(books),
    officers: [part('officers')],
    bank: [part('bank/1-register')],
    deposits: [part('deposits')],
    payments: [part('payments/001-check-1040')],
    requests: [part('requests')],
  });
}

describe('the packet', () => {
  it('has its parts in the order of the paper', () => {
    const paths = packet(year).parts.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('reports/treasurer-'))).toEqual([
      'attention',
      'officers',
      'reports/treasurer',
      'budget/2025',
      'bank/1-register',
      'deposits',
      'ledger',
      'payments/001-check-1040',
      'requests',
      'ratifications',
      'findings',
      'activity',
    ]);
  });

  it('names no two parts and no two files the same, and nothing by what someone typed', () => {
    const { parts } = packet(year);
    for (const paths of [
      parts.map(({ path }) => path),
      parts.flatMap(({ sheets }) => sheets.map(({ path }) => path)),
    ]) {
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/);
    }
  });

  it('is the same in whichever order the same books were read', () => {
    for (let turn = 0; turn < 3; turn++) {
      const mixed: Books = {
        ...year,
        categories: shuffled(year.categories),
        funds: shuffled(year.funds),
        accounts: shuffled(year.accounts),
        balances: shuffled(year.balances),
        cells: shuffled(year.cells),
        accountCells: shuffled(year.accountCells),
        entries: shuffled(year.entries),
        enteredBy: new Map(shuffled([...year.enteredBy])),
        years: year.years.map((own) => ({
          ...own,
          budgetItems: shuffled(own.budgetItems),
          incomeItems: shuffled(own.incomeItems),
          amendments: shuffled(own.amendments),
          acts: shuffled(own.acts),
        })),
        amendments: shuffled(year.amendments),
        meetings: shuffled(year.meetings),
        marks: shuffled(year.marks),
        findings: shuffled(year.findings),
        activity: shuffled(year.activity),
      };
      expect(packet(mixed)).toEqual(packet(year));
      expect(coverBlocks(mixed)).toEqual(coverBlocks(year));
    }
  });

  it('has no contacts, tokens, nonces, or ids of expenses (#166)', () => {
    const all = JSON.stringify([packet(year), coverBlocks(year)]);
    expect(all).not.toContain('SECRET');
    expect(all).not.toContain('nonce');
    expect(all).not.toMatch(/expense\d\d/);
    // The search itself finds what's there.
    expect(all).toContain('ruth@example.com');
    expect(JSON.stringify(year)).toContain('SECRET nonce');
    expect(JSON.stringify(year)).toContain(expenseId(0));
  });

  it('has texts that were typed as they are, and safe in its files (#167)', () => {
    const { parts } = packet(year);
    const blocks: readonly Block[] = parts.flatMap((part) => part.blocks);
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(
      new Set(['heading', 'text', 'facts', 'table']),
    );
    const texts = textsIn(blocks);
    const has = (text: string) => texts.some((one) => one.includes(text));
    for (const text of Object.values(HOSTILE)) expect([text, has(text)]).toEqual([text, true]);
    const files = parts.flatMap(({ sheets }) =>
      sheets.map(({ rows, amounts }) => csvParts(rows as never, amounts as never).join('')),
    );
    const formulas = files.filter((file) => file.includes('=HYPERLINK'));
    expect(formulas.length).toBeGreaterThan(2);
    for (const file of formulas) expect(file).not.toMatch(/(?:^|[,\n])"=HYPERLINK/);
  });
});

describe('the ratifications', () => {
  it('list each meeting with what it ratified, undone ones with their reason', () => {
    const part = ratificationPart(year);
    const texts = textsIn(part.blocks);
    const [november] = tablesUnder(part, 'Meeting of Nov 11, 2025');
    expect(november?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['Jul 15, 2025', '1040', 'Ana Ruiz'],
      ['Jul 15, 2025', '1041', 'Ana Ruiz'],
    ]);
    expect(november?.total?.at(-1)).toBe('$168.70');
    expect(tablesUnder(part, 'Meeting of Feb 10, 2026')).toEqual([]);
    expect(texts).toContain('Wrong meeting (ruth@example.com)');
    const [july] = tablesUnder(part, 'Meeting of Jul 14, 2026');
    expect(july?.rows.map((row) => row[1])).toEqual(['1042']);
    expect(texts).toContain(
      'This meeting was after these days. Only what was paid on them is listed.',
    );
    expect(texts).not.toContain('Meeting of Aug 30, 2026');
    expect(part.sheets[0]?.rows.map(({ ratifiedOn, amount }) => [ratifiedOn, amount])).toEqual([
      ['2025-11-11', 8_435],
      ['2025-11-11', 8_435],
      ['2026-07-14', 5_620],
    ]);
  });

  it('list what no meeting has ratified: all that was paid but what is marked, and a void', () => {
    const paid = year.entries.flatMap(({ collection: name, id, fields }) => {
      const collection = RATIFIED_COLLECTIONS.find((one) => one === name);
      return collection === undefined ? [] : (ratifiedLine({ collection, id }, fields)?.key ?? []);
    });
    const marked = year.marks.map(({ key }) => key);
    const open = openLines(year).map(({ key }) => key);
    expect(open.toSorted()).toEqual(
      [...paid.filter((key) => !marked.includes(key)), `${marked[1]}~void`].toSorted(),
    );
    const part = ratificationPart(year);
    const [table] = tablesUnder(part, 'Not Ratified Yet');
    expect(table?.rows).toHaveLength(open.length);
    expect(textsIn(part.blocks)).toContain(
      `No meeting has ratified ${open.length} payments of ${table?.total?.at(-1)} in all.`,
    );
    expect(part.sheets[1]?.rows).toHaveLength(open.length);
  });

  it('are said to be none', () => {
    const part = ratificationPart({ ...year, meetings: [], marks: [], entries: [] });
    expect(textsIn(part.blocks)).toContain(
      'No meeting ratified anything on these days or of them.',
    );
    expect(textsIn(part.blocks)).toContain('Everything paid on these days is ratified.');
    expect(part.sheets).toEqual([]);
  });
});

describe('the findings', () => {
  it('begin with the open ones, with their answers and how they were resolved', () => {
    const part = findingsPart(year);
    const headings = part.blocks.flatMap((one) => (one.kind === 'heading' ? [one.text] : []));
    expect(headings).toEqual([
      `Open: Revenue: ${HOSTILE.html}`,
      expect.stringMatching(/^Open: Request /),
      'Open: Deposit',
      'Open: Transfer: Transfer',
      expect.stringMatching(/^Resolved: Payment of request /),
    ]);
    const facts = part.blocks.flatMap((one) => (one.kind === 'facts' ? [one.facts] : []));
    expect(facts[0]).toEqual([
      ['Written by', 'Rae Vance (Reviewer), Mar 20, 2026'],
      ['Finding', HOSTILE.rightToLeft],
      ['Answers', 'No one has answered it.'],
      ['Resolution', 'Not resolved'],
    ]);
    expect(facts.at(-1)?.slice(2)).toEqual([
      ['Answer by Ruth Adeyemi, Jul 22, 2026', 'Dana’s.'],
      ['Resolved by Rae Vance, Jul 23, 2026', HOSTILE.formula],
    ]);
    expect(part.sheets[0]?.rows).toHaveLength(5);
  });

  it('are said to be none', () => {
    const part = findingsPart({ findings: [] });
    expect(textsIn(part.blocks)).toContain(
      'There are no findings on these days or on their records.',
    );
    expect(part.sheets).toEqual([]);
  });
});

describe('the activity', () => {
  it('says when who changed what, before and after, and what came after the days apart', () => {
    const [part] = reportParts(year).activity;
    if (part === undefined) throw new Error('There is no activity.');
    const [within] = tablesUnder(part, 'On these days');
    const [later] = tablesUnder(part, 'After these days');
    const end = noonOf('2026-07-01');
    const early = year.activity.filter(({ at }) => at < end);
    expect(within?.rows).toHaveLength(early.length);
    expect(later?.rows).toHaveLength(year.activity.length - early.length);
    expect(part.sheets[0]?.rows).toHaveLength(year.activity.length);
    const change = later?.rows.find((row) => row[0]?.startsWith('Aug 9, 2026'));
    expect(change?.slice(1)).toEqual([
      'sam@example.com',
      expect.stringContaining('Amount $1.00 to $2.00'),
      'Amount: $1.00, now $2.00',
    ]);
    const removed = part.sheets[0]?.rows.find(({ id }) => id === 'removed');
    expect(removed).toMatchObject({
      date: '2026-08-10',
      person: 'sam@example.com',
      kind: 'revenueItems',
      after: '',
    });
    expect(removed?.['before']).toContain('Removed later');
    const voided = within?.rows.filter((row) => row[2]?.startsWith('Voided the payment of $84.35'));
    expect(voided).toHaveLength(1);
    expect(voided?.[0]?.[3]).toMatch(/^Voided: [A-Z][a-z]{2} \d+, 20\d\d: \S/);
  });

  it('says what came to a list that grew, and both where it changed', () => {
    const signed = (...names: readonly string[]) => ({
      check: { signatures: names.map((name) => ({ name, on: '2026-01-05' })), sent: null },
    });
    const entry = year.activity.find(({ collection }) => collection === 'payments');
    if (entry === undefined) throw new Error('There is no payment.');
    const changesOf = (before: object, after: object) => {
      const [from, to] = [before, after].map((own) => ({ ...entry.after, ...own }));
      const activity = [{ ...entry, before: from ?? null, after: to ?? null }];
      const [table] = tablesUnder(activityPart({ ...year, activity }), 'On these days');
      return table?.rows[0]?.[3];
    };
    const one = 'Ruth on Jan 5, 2026';
    const other = 'Sam on Jan 5, 2026';
    expect(changesOf({}, signed('Ruth'))).toBe(`Signed and sent: ${one}`);
    expect(changesOf(signed('Ruth'), signed('Ruth', 'Sam'))).toBe(
      `Signed and sent, added: ${other}`,
    );
    expect(changesOf(signed('Ruth', 'Sam'), signed('Sam', 'Ruth'))).toBe(
      `Signed and sent: ${one}\n${other}, now ${other}\n${one}`,
    );
    expect(changesOf(signed('Ruth'), signed('Sam'))).toBe(`Signed and sent: ${one}, now ${other}`);
  });

  it('names what is about a request by its reference', () => {
    const rows = activityPart(year).sheets[0]?.rows ?? [];
    const ids = rows
      .filter(({ kind }) => ['payments', 'papers', 'purposes'].includes(String(kind)))
      .map(({ id }) => String(id))
      .filter((id) => !id.startsWith('statements~'));
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) expect(id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  it('is said to be none', () => {
    const part = activityPart({ ...year, activity: [] });
    expect(textsIn(part.blocks)).toContain('Nothing was changed.');
    expect(textsIn(part.blocks)).toContain('Nothing changed later.');
  });
});

it('every file has a heading and as many lines as the part has rows', () => {
  const { reports, budget, ledger, ratifications, findings, activity } = reportParts(year);
  const parts = [reports, budget, ledger, ratifications, findings, activity].flat();
  const sheets = parts.flatMap((part) => part.sheets);
  for (const { rows, amounts, path } of sheets) {
    const [head = '', ...lines] = csvParts(rows as never, amounts as never)
      .join('')
      .split('\r\n');
    expect([path, head.split(',').length]).toEqual([path, Object.keys(rows[0] ?? {}).length]);
    expect(lines.length).toBeGreaterThanOrEqual(rows.length);
  }
});
