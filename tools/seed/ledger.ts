/** A transaction of the sample data. */
export interface Transaction {
  /** When: 0 is the start of the year, 1 is today. */
  readonly share: number;
  readonly category: string;
  readonly fund: string;
  /** In dollars. */
  readonly amount: number;
  readonly description: string;
  readonly reference?: string;
}

export interface Payment extends Transaction {
  readonly paidTo: string;
}

export const REVENUE: Readonly<Record<string, Transaction>> = {
  'revenue-carnival-grant': {
    ...on(0.08, 'spring-carnival', 'playground', 1_500, 'Grant of the neighborhood council'),
    reference: 'Check 20418',
  },
  'revenue-grants-drive': {
    ...on(0.27, 'classroom-grants', 'enrichment', 2_846.5, 'Back-to-school giving drive'),
    reference: 'Deposit 101',
  },
  'revenue-festival-tickets': {
    ...on(0.64, 'fall-festival', 'main', 4_312.75, 'Ride and game tickets'),
    reference: 'Deposit 107',
  },
  'revenue-festival-bakes': on(0.65, 'fall-festival', 'main', 688.4, 'Bake sale'),
  'revenue-book-fair': {
    ...on(0.81, 'book-fair', 'main', 1_129.08, 'Commission of the book fair'),
    reference: 'Invoice 88213',
  },
  'revenue-concert-donations': {
    ...on(0.93, 'winter-concert', 'enrichment', 240.01, 'Donations at the rehearsal'),
  },
};

export const PAYMENTS: Readonly<Record<string, Payment>> = {
  'payment-insurance': {
    ...on(0.05, 'insurance', 'main', 486, 'Liability insurance, first half of the year'),
    ...{ paidTo: 'Hearthside Mutual', reference: 'Policy 7741-B' },
  },
  'payment-website': {
    ...on(0.18, 'website', 'main', 143.88, 'Domain and mail service for a year'),
    ...{ paidTo: 'Larkspur Hosting', reference: 'Invoice 3305' },
  },
  'payment-festival-rides': {
    ...on(0.58, 'fall-festival', 'main', 1_375.5, 'Two bouncy castles and a slide'),
    ...{ paidTo: 'Jump Rentals', reference: 'Check 1042' },
  },
  'payment-bank-fees': {
    ...on(0.7, 'insurance', 'main', 12.5, 'Fee for returned deposit'),
    paidTo: 'First Valley Bank',
  },
  'payment-concert-hall': {
    ...on(0.88, 'winter-concert', 'enrichment', 350, 'Deposit for the hall'),
    ...{ paidTo: 'Maple Grove Community Center', reference: 'Check 1047' },
  },
};

function on(
  share: number,
  category: string,
  fund: string,
  amount: number,
  description: string,
): Transaction {
  return { share, category, fund, amount, description };
}
