import { errorMessages } from '@pa-ledger/domain/error-messages';
import { pageMessages } from '@pa-ledger/domain/public-messages';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../functions/src/http/status.ts';
import { everyRoute } from '../../../functions/src/routes.ts';
import { ERROR_CODES } from '../refused.ts';
import { ROOT } from '../../../ops/base/paths.ts';
import { THREATS } from './threats.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const SOURCES = globSync(
  ['*.md', '*.rules', '{docs,domain,functions,ops,tests,tools,web}/**/*.{ts,tsx,mjs,md}'],
  { cwd: ROOT, exclude: (name) => ['node_modules', 'dist'].includes(name) },
);

const DOCUMENTS = globSync('*.md', { cwd: path.join(ROOT, 'docs') });

/** Returns the headings of a document under `docs/`. */
function headingsOf(document: string): string[] {
  return Array.from(
    read(`docs/${document}`).matchAll(/^#+ (.+)$/gm),
    ([, heading = '']) => heading,
  );
}

/** Returns what a source cites: `docs/behaviour.md, 'Mails'` as the document and its heading, also across two lines. */
function citationsIn(source: string): [document: string, heading: string][] {
  const text = source.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return Array.from(
    text.matchAll(/\bdocs\/([a-z]+\.md), '([A-Z][^']*)'/g),
    ([, document = '', heading = '']) => [document, heading],
  );
}

describe('docs/behaviour.md', () => {
  const lines = read('docs/behaviour.md');
  /** On one line, since a sentence may go on in the next. */
  const text = lines.replace(/\s+/g, ' ');

  it('has each fixed message of the pages', () => {
    const { updateFailed, linkWithoutId, reasonRequired, submitFailed } = errorMessages;
    const refusals = [updateFailed, linkWithoutId, reasonRequired, submitFailed];
    const missing = [...Object.values(pageMessages), ...refusals].filter(
      (message) => !text.includes(`'${message}'`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every route', () => {
    const routes = everyRoute().map(({ method, path }) => `${method} ${path}`);
    const listed = Array.from(
      lines.matchAll(/^\| `((?:GET|POST) \/api\/[a-z/-]+)`/gm),
      ([, listed]) => listed,
    );
    expect(listed.toSorted()).toEqual(routes.toSorted());
  });

  it('lists the statuses of refusals', () => {
    const statuses = new Set(ERROR_CODES.map(statusOf));
    const listed = Array.from(lines.matchAll(/^\| (\d{3}) /gm), ([, status]) => Number(status));
    expect(listed).toEqual([...statuses].sort((one, other) => one - other));
  });

  it.each(Object.entries(EXPENSE_FIELDS))(
    'has the label and the length of %s',
    (name, { label, maxLength }) => {
      const row = lines.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
      expect(row).toContain(label);
      // The form of a date, of an amount and of a choice says how long they are.
      if (!['category', 'expenseDate', 'amount', 'payTo'].includes(name)) {
        expect(row).toContain(`up to ${maxLength.toLocaleString('en-US')} characters`);
      }
    },
  );

  it.each(Object.values(REPORT_FILES))('has the file %s', (file) => {
    expect(text).toContain(`\`${file}\``);
  });
});

describe('docs/threats.md', () => {
  it('has one line for each number of the table', () => {
    const lines = Array.from(
      read('docs/threats.md').matchAll(/^- \*\*#(\d+)\*\* /gm),
      ([, number]) => Number(number),
    );
    expect(lines.toSorted((one, other) => one - other)).toEqual(Object.keys(THREATS).map(Number));
  });
});

describe('comments', () => {
  it('cite headings that the documents have', () => {
    const known = new Map(DOCUMENTS.map((document) => [document, headingsOf(document)]));
    const missing = SOURCES.flatMap((file) =>
      citationsIn(read(file))
        .filter(([document, heading]) => !known.get(document)?.includes(heading))
        .map((citation) => [file, ...citation]),
    );
    expect(missing).toEqual([]);
  });
});

it('a citation is found across two lines', () => {
  expect(citationsIn("/**\n * As docs/behaviour.md,\n * 'Submission\n * form', says. */")).toEqual([
    ['behaviour.md', 'Submission form'],
  ]);
});
