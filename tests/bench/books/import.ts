import type { Page } from '@playwright/test';
import { below, oneOf, seedTest } from '../../support/random.ts';
import { brokenTotals } from '../../functions/support/totals.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { suite } from '../../functions/support/suite.ts';
import { milliseconds, type Figure } from '../figures.ts';
import { openPanel } from './panel.ts';

const ROWS = 1_000;
const GOAL_MS = 30_000;
const SET_UP_GOAL_MS = 180_000;
const SET_UP_CLICKS = 40;
const TIMEOUT_MS = 240_000;
/** A tab and its sub-tab. */
const CLICKS_TO_A_LIST = 2;

/** A list of the panel and the sheet that fills it. */
interface SheetOf {
  readonly address: string;
  readonly lines: readonly (readonly (string | number)[])[];
}

/** A sheet of 1,000 rows, and the sheets with which an association begins, each pasted into the panel. */
export async function benchImport(): Promise<Figure[]> {
  seedTest('bench import');
  const { db, page, close } = await openPanel(suite('GCLOUD_PROJECT'));
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    let clicks = 0;
    const start = performance.now();
    for (const sheet of SET_UP) clicks += await bringIn(page, sheet);
    const setUp = performance.now() - start;
    const rows = performance.now();
    await bringIn(page, { address: '/admin/financial/revenue', lines: revenue() });
    const imported = performance.now() - rows;
    const lost = await brokenTotals(db);
    return [
      {
        what: `import of ${ROWS} rows of revenue: pasted, looked at, added`,
        value: milliseconds(imported),
        goal: `at most ${milliseconds(GOAL_MS)}`,
        met: imported <= GOAL_MS,
      },
      {
        what: `import of ${ROWS} rows: missing in the totals at once`,
        value: String(lost.length),
        goal: '0',
        met: lost.length === 0,
      },
      {
        what: 'set-up of 3 funds, 29 categories, 24 budget lines and 10 approvers by sheets: time',
        value: milliseconds(setUp),
        goal: `at most ${milliseconds(SET_UP_GOAL_MS)}`,
        met: setUp <= SET_UP_GOAL_MS,
      },
      {
        what: 'the same: clicks, with those to each list',
        value: String(clicks),
        goal: `at most ${SET_UP_CLICKS}`,
        met: clicks <= SET_UP_CLICKS,
      },
    ];
  } finally {
    await close();
  }
}

/** Pastes a sheet into a list of the panel and adds it. @returns how many clicks that took. */
async function bringIn(page: Page, { address, lines }: SheetOf): Promise<number> {
  let clicks = CLICKS_TO_A_LIST;
  const press = async (name: string | RegExp): Promise<void> => {
    clicks++;
    await page.getByRole('button', { name }).click();
  };
  await page.goto(address);
  await press(/^Import$/);
  await page
    .getByLabel('Paste from a spreadsheet')
    .fill(lines.map((cells) => cells.join('\t')).join('\n'));
  await press(/^Import [\d,]+$/);
  await page.getByText(/ imported\.$/).waitFor();
  await press(/^Close$/);
  return clicks;
}

const FUNDS = ['General Operating', 'Library Support', 'Grade Six Trip'];
const CATEGORIES = Array.from({ length: 29 }, (_, index) => `Sheet Program ${index + 1}`);
/** The first ones are events. */
const EVENTS = 7;

const SET_UP: readonly SheetOf[] = [
  {
    address: '/admin/financial/funds',
    lines: [['Code', 'Name'], ...FUNDS.map((name, index) => [`S-${index + 1}`, name])],
  },
  {
    address: '/admin/categories',
    lines: [
      ['Category', 'Requires Event Approver'],
      ...CATEGORIES.map((name, index) => [name, index < EVENTS ? 'yes' : 'no']),
    ],
  },
  {
    address: '/admin/budget',
    lines: [
      ['Category', 'Fund', 'Spending', 'Income'],
      ...CATEGORIES.slice(0, 24).map((name, index) => [
        name,
        FUNDS[index % FUNDS.length] ?? '',
        ...(index % 4 === 0 ? ['', `$${(index + 1) * 150}.00`] : [`$${(index + 1) * 100}.00`, '']),
      ]),
    ],
  },
  {
    address: '/admin/users',
    lines: [
      ['Role', 'Category', 'Address'],
      ['President', '', PEOPLE.president],
      ['President', '', PEOPLE.otherPresident],
      ['Treasurer', '', PEOPLE.treasurer],
      ...CATEGORIES.slice(0, EVENTS).map((name, index) => [
        'Event Approver',
        name,
        `chair.${index + 1}@example.com`,
      ]),
    ],
  },
];

/** Rows of revenue that follow from the seed. */
function revenue(): SheetOf['lines'] {
  const rows = Array.from({ length: ROWS }, (_, index) => [
    `${1 + below(12)}/${1 + below(28)}/2026`,
    oneOf(CATEGORIES),
    oneOf(FUNDS),
    `$${below(2e3)}.${String(below(100)).padStart(2, '0')}`,
    `Sale ${index}`,
  ]);
  return [['Date', 'Category', 'Fund', 'Amount', 'Description'], ...rows];
}
