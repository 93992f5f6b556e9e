import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Category } from '@pa-ledger/domain/categories/category';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';

/** Six events and four administrative categories. */
export const CATEGORIES: readonly Category[] = [
  { id: 'fall-festival', name: 'Fall Festival', requiresEventApprover: true },
  { id: 'book-fair', name: 'Book Fair', requiresEventApprover: true },
  { id: 'winter-concert', name: 'Winter Concert', requiresEventApprover: true },
  { id: 'teacher-week', name: 'Teacher Appreciation Week', requiresEventApprover: true },
  { id: 'spring-carnival', name: 'Spring Carnival', requiresEventApprover: true },
  { id: 'field-day', name: 'Field Day', requiresEventApprover: true },
  { id: 'office', name: 'Office Supplies', requiresEventApprover: false },
  { id: 'insurance', name: 'Insurance & Bank Fees', requiresEventApprover: false },
  { id: 'classroom-grants', name: 'Classroom Grants', requiresEventApprover: false },
  { id: 'website', name: 'Website & Software', requiresEventApprover: false },
];

export const PRESIDENT = 'president@example.com';
export const CO_PRESIDENT = 'co-president@example.com';
export const TREASURER = 'treasurer@example.com';

/** Who recorded the payments of the demo data. */
export const PAYER: Administrator = { uid: 'sample-treasurer', email: TREASURER };

/** Field Day has nobody yet, so that an expense for it waits and administrators see why. */
export const APPROVERS: ApproverSettings = {
  presidents: [PRESIDENT, CO_PRESIDENT],
  treasurer: TREASURER,
  eventApprovers: {
    'Fall Festival': 'fall.festival@example.com',
    'Book Fair': 'book.fair@example.com',
    'Winter Concert': 'winter.concert@example.com',
    'Teacher Appreciation Week': 'teacher.week@example.com',
    'Spring Carnival': 'spring.carnival@example.com',
    'Field Day': '',
  },
};

/** The beginning balances are in dollars, at the start of the year. */
export const FUNDS = [
  {
    id: 'main',
    code: '4900',
    name: 'Main Fund',
    description: 'Events, supplies and everything without a fund of its own',
    beginningBalance: 12_480.36,
  },
  {
    id: 'enrichment',
    code: '4910',
    name: 'Enrichment Fund',
    description: 'Concerts, assemblies and classroom grants',
    beginningBalance: 5_215,
  },
  {
    id: 'playground',
    code: '4950',
    name: 'Playground Fund',
    description: 'Saved up for the new climbing frame',
    beginningBalance: 18_902.71,
  },
];

/** A budget line, in whole cents so that sums are exact. */
export interface BudgetLine {
  readonly category: string;
  readonly fund: string;
  readonly original: number;
  readonly changes: number;
  readonly description: string;
}

/** The carnival is paid from two funds. */
export const BUDGET: readonly BudgetLine[] = [
  line('fall-festival', 'main', 320_000, 25_000, 'Rides, food and decoration'),
  line('book-fair', 'main', 60_000, 0, 'Posters and helpers’ lunch'),
  line('winter-concert', 'enrichment', 95_000, 0, 'Hall, sound and programs'),
  line('teacher-week', 'main', 120_000, -20_000, 'Breakfast and small gifts'),
  line('spring-carnival', 'main', 280_000, 0, 'Booths, prizes and food'),
  line('spring-carnival', 'playground', 50_000, 0, 'Playground raffle'),
  line('field-day', 'main', 75_050, 0, 'Ribbons, water and first aid'),
  line('office', 'main', 40_000, 5_000, 'Paper, ink, envelopes'),
  line('insurance', 'main', 115_000, 0, 'Liability insurance and fees of the bank'),
  line('classroom-grants', 'enrichment', 400_000, 0, 'Up to 150 dollars a classroom'),
  line('website', 'main', 36_000, 0, 'Domain, forms and mail service'),
];

function line(
  category: string,
  fund: string,
  original: number,
  changes: number,
  description: string,
): BudgetLine {
  return { category, fund, original, changes, description };
}
