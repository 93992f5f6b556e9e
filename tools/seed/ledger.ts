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
    share: 0.08,
    category: 'spring-carnival',
    fund: 'playground',
    amount: 1_500,
    description: 'Grant of the neighborhood council',
    reference: 'Check 20418',
  },
  'revenue-grants-drive': {
    share: 0.27,
    category: 'classroom-grants',
    fund: 'enrichment',
    amount: 2_846.5,
    description: 'Back-to-school giving drive',
    reference: 'Deposit 101',
  },
  'revenue-festival-tickets': {
    share: 0.64,
    category: 'fall-festival',
    fund: 'main',
    amount: 4_312.75,
    description: 'Ride and game tickets',
    reference: 'Deposit 107',
  },
  'revenue-festival-bakes': {
    share: 0.65,
    category: 'fall-festival',
    fund: 'main',
    amount: 688.4,
    description: 'Bake sale',
  },
  'revenue-book-fair': {
    share: 0.81,
    category: 'book-fair',
    fund: 'main',
    amount: 1_129.08,
    description: 'Commission of the book fair',
    reference: 'Invoice 88213',
  },
  'revenue-concert-donations': {
    share: 0.93,
    category: 'winter-concert',
    fund: 'enrichment',
    amount: 240.01,
    description: 'Donations at the rehearsal',
  },
};

export const PAYMENTS: Readonly<Record<string, Payment>> = {
  'payment-insurance': {
    share: 0.05,
    category: 'insurance',
    fund: 'main',
    amount: 486,
    description: 'Liability insurance, first half of the year',
    paidTo: 'Hearthside Mutual',
    reference: 'Policy 7741-B',
  },
  'payment-website': {
    share: 0.18,
    category: 'website',
    fund: 'main',
    amount: 143.88,
    description: 'Domain and mail service for a year',
    paidTo: 'Larkspur Hosting',
    reference: 'Invoice 3305',
  },
  'payment-festival-rides': {
    share: 0.58,
    category: 'fall-festival',
    fund: 'main',
    amount: 1_375.5,
    description: 'Two bouncy castles and a slide',
    paidTo: 'Jump Rentals',
    reference: 'Check 1042',
  },
  'payment-bank-fees': {
    share: 0.7,
    category: 'insurance',
    fund: 'main',
    amount: 12.5,
    description: 'Fee for returned deposit',
    paidTo: 'First Valley Bank',
  },
  'payment-concert-hall': {
    share: 0.88,
    category: 'winter-concert',
    fund: 'enrichment',
    amount: 350,
    description: 'Deposit for the hall',
    paidTo: 'Maple Grove Community Center',
    reference: 'Check 1047',
  },
};
