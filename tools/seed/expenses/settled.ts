import { CO_PRESIDENT, PRESIDENT, TREASURER } from '../association.ts';
import { PARENTS } from '../parents.ts';
import { approve, reject, type SampleExpense } from './sample-expense.ts';

const { dana, luis, tom, mei } = PARENTS;

/** Expenses that are approved, paid, or rejected by each role. */
export const SETTLED_EXPENSES: readonly SampleExpense[] = [
  {
    id: 'seed8FestivalCider00',
    parent: dana,
    category: 'Fall Festival',
    share: 0.6,
    description: 'Cider, cups and napkins for 250 guests',
    receipts: [
      { shop: 'Hilltop Cider Mill', kind: 'png', items: [['Cider, 40 gallons', 28_000]] },
      {
        shop: 'Party Depot',
        kind: 'png',
        items: [
          ['500 cups', 3_176],
          ['Napkins', 1_399],
        ],
      },
    ],
    acts: [approve('fall.festival@example.com'), approve(PRESIDENT), approve(TREASURER)],
    fund: 'main',
    payments: [{ method: 'check', checkNumber: '1051' }],
  },
  {
    id: 'seed9BookFairLunch00',
    parent: mei,
    category: 'Book Fair',
    share: 0.78,
    description: 'Lunch for the eleven helpers',
    receipts: [
      {
        shop: 'Corner Bakery',
        kind: 'png',
        items: [
          ['11 lunch boxes', 7_150],
          ['Lemonade', 652],
        ],
      },
    ],
    acts: [approve('book.fair@example.com'), approve(CO_PRESIDENT), approve(TREASURER)],
  },
  {
    id: 'seedAInsuranceSecond',
    parent: tom,
    category: 'Insurance & Bank Fees',
    share: 0.5,
    description: 'Liability insurance, second half of the year',
    paidTo: 'Hearthside Mutual',
    receipts: [
      {
        shop: 'Hearthside Mutual',
        kind: 'pdf',
        items: [
          ['Premium', 48_600],
          ['Event rider', 15_400],
        ],
      },
    ],
    acts: [approve(CO_PRESIDENT), approve(TREASURER)],
    fund: 'main',
    payments: [
      { method: 'check', checkNumber: '1044', voided: 'Lost in the mail' },
      { method: 'check', checkNumber: '1049' },
    ],
  },
  {
    id: 'seedBOfficePrinter00',
    parent: luis,
    category: 'Office Supplies',
    share: 0.35,
    description: 'Ink and paper for the copier in the office',
    receipts: [
      {
        shop: 'Post & Paper',
        kind: 'pdf',
        items: [
          ['Ink, black', 4_199],
          ['Paper, 5 reams', 2_230],
        ],
      },
    ],
    acts: [approve(PRESIDENT), approve(TREASURER)],
    fund: 'main',
    payments: [{ method: 'cash' }],
  },
  {
    id: 'seedCTeacherGiftCard',
    parent: mei,
    category: 'Teacher Appreciation Week',
    share: 0.83,
    description: 'Gift cards for the kindergarten team',
    receipts: [
      {
        shop: 'Corner Bakery',
        kind: 'png',
        items: [
          ['3 gift cards', 7_500],
          ['Cards', 1_499],
        ],
      },
    ],
    acts: [
      reject(
        'teacher.week@example.com',
        'We agreed on no gift cards this year: please see the minutes.',
      ),
    ],
  },
  {
    id: 'seedDGrantTelescope0',
    parent: tom,
    category: 'Classroom Grants',
    share: 0.74,
    description: 'Telescope for the science room',
    receipts: [
      {
        shop: 'Night Sky Optics',
        kind: 'pdf',
        items: [
          ['Telescope 130 mm', 38_900],
          ['Moon filter', 2_350],
        ],
      },
    ],
    acts: [
      reject(
        PRESIDENT,
        'A classroom grant is at most 150 dollars. Please bring it to the next meeting.',
      ),
    ],
  },
  {
    id: 'seedECarnivalRaffle0',
    parent: dana,
    category: 'Spring Carnival',
    share: 0.68,
    description: 'Raffle tickets and a drum, second order',
    receipts: [
      {
        shop: 'Party Depot',
        kind: 'png',
        items: [
          ['Raffle drum', 4_375],
          ['2,000 tickets', 1_385],
        ],
      },
    ],
    acts: [
      approve('spring.carnival@example.com'),
      approve(CO_PRESIDENT),
      reject(TREASURER, 'This receipt was already paid with the first order.'),
    ],
  },
  {
    id: 'seedFCarnivalTickets',
    parent: dana,
    category: 'Spring Carnival',
    share: 0.62,
    description: 'Raffle tickets and a drum',
    receipts: [
      {
        shop: 'Party Depot',
        kind: 'png',
        items: [
          ['Raffle drum', 4_375],
          ['2,000 tickets', 1_385],
        ],
      },
    ],
    acts: [approve('spring.carnival@example.com'), approve(PRESIDENT), approve(TREASURER)],
    fund: 'playground',
    payments: [{ method: 'transfer' }],
  },
];
