import { CO_PRESIDENT, PRESIDENT } from '../association.ts';
import { PARENTS } from '../parents.ts';
import { approve, type SampleExpense } from './sample-expense.ts';

const { dana, luis, priya, tom, mei, treasurer } = PARENTS;

const COSTUME_RECEIPTS: SampleExpense['receipts'] = [
  {
    shop: 'Curtain Call Costumes',
    kind: 'pdf',
    items: [
      ['Rental, 14 costumes', 41_300],
      ['Make-up kit', 5_799],
    ],
  },
  { shop: 'Tent & Table Hire', kind: 'pdf', items: [['Tent 6 x 12', 77_801]] },
];

/** Expenses that wait at each step, and some that nobody can decide. */
export const PENDING_EXPENSES: readonly SampleExpense[] = [
  {
    id: 'seed0FestivalPumpkin',
    parent: dana,
    category: 'Fall Festival',
    share: 0.99,
    description: 'Pumpkins and straw bales for the entrance',
    notes: 'The farm takes cash alone, so the receipt is a photo of their slip.',
    receipts: [
      {
        shop: 'Orchard Lane Farm Stand',
        kind: 'png',
        items: [
          ['12 pumpkins', 6_600],
          ['3 straw bales', 1_835],
        ],
      },
    ],
    acts: [],
  },
  {
    id: 'seed1BookFairPosters',
    parent: luis,
    category: 'Book Fair',
    share: 0.985,
    description: 'Posters and tape for the hallways',
    receipts: [
      {
        shop: 'Copy Corner',
        kind: 'pdf',
        items: [
          ['20 posters A2', 3_980],
          ['Tape', 638],
        ],
      },
    ],
    acts: [],
  },
  {
    id: 'seed2ConcertPrograms',
    parent: priya,
    category: 'Winter Concert',
    share: 0.95,
    description: 'Printing of 300 programs, two-sided, folded',
    paidTo: 'Market Street Print',
    receipts: [
      {
        shop: 'Market Street Print',
        kind: 'pdf',
        items: [
          ['300 programs', 19_500],
          ['Rush fee', 1_740],
        ],
      },
    ],
    acts: [approve('winter.concert@example.com')],
  },
  {
    id: 'seed3OfficeEnvelopes',
    parent: tom,
    category: 'Office Supplies',
    share: 0.97,
    description: 'Envelopes and stamps for the membership letters',
    receipts: [
      {
        shop: 'Post & Paper',
        kind: 'png',
        items: [
          ['Envelopes', 1_249],
          ['Stamps', 2_648],
        ],
      },
    ],
    acts: [],
  },
  {
    id: 'seed4FestivalCostume',
    parent: mei,
    category: 'Fall Festival',
    share: 0.9,
    description:
      'Costumes and make-up for the haunted hallway, and the tent that the rain made necessary',
    receipts: COSTUME_RECEIPTS,
    acts: [approve('fall.festival@example.com'), approve(CO_PRESIDENT)],
  },
  {
    id: 'seed5ClassroomBooks0',
    parent: priya,
    category: 'Classroom Grants',
    share: 0.92,
    description: 'Reading corner of room 14: shelf and beanbags',
    receipts: [
      {
        shop: 'Little Readers',
        kind: 'png',
        items: [
          ['Low shelf', 8_950],
          ['2 beanbags', 6_050],
        ],
      },
    ],
    acts: [approve(PRESIDENT)],
  },
  {
    id: 'seed6FieldDayRibbons',
    parent: luis,
    category: 'Field Day',
    share: 0.96,
    description: 'Ribbons and stopwatches, ordered early for the discount',
    receipts: [
      {
        shop: 'Winners Circle',
        kind: 'pdf',
        items: [
          ['400 ribbons', 7_600],
          ['5 stopwatches', 1_950],
        ],
      },
    ],
    acts: [],
  },
  {
    id: 'seed7WebsiteRenewal0',
    parent: treasurer,
    category: 'Website & Software',
    share: 0.87,
    description: 'Form service, renewed for a year on my own card',
    receipts: [{ shop: 'Larkspur Hosting', kind: 'pdf', items: [['Forms, 12 months', 11_988]] }],
    acts: [approve(PRESIDENT)],
  },
  {
    // The same receipts as before: the parent thought that the form had not arrived.
    id: 'seedGFestivalCostume',
    parent: mei,
    category: 'Fall Festival',
    share: 0.9,
    description: 'Costumes, make-up and the tent',
    receipts: COSTUME_RECEIPTS,
    acts: [],
  },
];
