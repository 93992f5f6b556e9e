import { CO_PRESIDENT, PRESIDENT, TREASURER } from '../association.ts';
import { PARENTS } from '../parents.ts';
import { approve, reject, type SampleExpense } from './sample-expense.ts';

const { dana, luis, tom, mei } = PARENTS;

/** Expenses that are approved, paid, or rejected by each role. */
export const SETTLED_EXPENSES: readonly SampleExpense[] = [
  {
    id: 'seed8FestivalCider00',
    parent: dana,
    share: 0.6,
    category: 'Fall Festival',
    amount: 32_575,
    description: 'Cider, cups and napkins for 250 guests',
    receipts: ['hilltop-cider-mill.jpg', 'party-depot.png'],
    acts: [approve('fall.festival@example.com'), approve(PRESIDENT), approve(TREASURER)],
    fund: 'main',
    payments: [{ method: 'check', checkNumber: '1051' }],
  },
  {
    id: 'seed9BookFairLunch00',
    parent: mei,
    share: 0.78,
    category: 'Book Fair',
    amount: 7_802,
    description: 'Lunch for the eleven helpers',
    receipts: ['corner-bakery.jpg'],
    acts: [approve('book.fair@example.com'), approve(CO_PRESIDENT), approve(TREASURER)],
  },
  {
    id: 'seedAInsuranceSecond',
    parent: tom,
    share: 0.5,
    category: 'Insurance & Bank Fees',
    amount: 64_000,
    description: 'Liability insurance, second half of the year',
    paidTo: 'Hearthside Mutual',
    receipts: ['hearthside-mutual.pdf'],
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
    share: 0.35,
    category: 'Office Supplies',
    amount: 6_429,
    description: 'Ink and paper for the copier in the office',
    receipts: ['post-paper.pdf'],
    acts: [approve(PRESIDENT), approve(TREASURER)],
    fund: 'main',
    payments: [{ method: 'cash' }],
  },
  {
    id: 'seedCTeacherGiftCard',
    parent: mei,
    share: 0.83,
    category: 'Teacher Appreciation Week',
    amount: 8_999,
    description: 'Gift cards for the kindergarten team',
    receipts: ['corner-bakery-card.jpg'],
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
    share: 0.74,
    category: 'Classroom Grants',
    amount: 41_250,
    description: 'Telescope for the science room',
    receipts: ['night-sky-optics.pdf'],
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
    share: 0.68,
    category: 'Spring Carnival',
    amount: 5_760,
    description: 'Raffle tickets and a drum, second order',
    receipts: ['raffle-prizes.png'],
    acts: [
      approve('spring.carnival@example.com'),
      approve(CO_PRESIDENT),
      reject(TREASURER, 'This receipt was already paid with the first order.'),
    ],
  },
  {
    id: 'seedFCarnivalTickets',
    parent: dana,
    share: 0.62,
    category: 'Spring Carnival',
    amount: 5_760,
    description: 'Raffle tickets and a drum',
    receipts: ['ticket-rolls.png'],
    acts: [approve('spring.carnival@example.com'), approve(PRESIDENT), approve(TREASURER)],
    fund: 'playground',
    payments: [{ method: 'transfer' }],
  },
];
