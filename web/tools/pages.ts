/** A page of the site: an HTML entry of its own, so that no page loads another one's code. */
export interface SitePage {
  /** What it is built with: pages of one build share files, and a shared file holds what any of them needs. */
  readonly build: 'public' | 'status' | 'correct' | 'admin';
  /** The entry, beside vite.config.ts. */
  readonly html: string;
  /** The addresses under which Hosting serves it; `dev-routes.ts` does the same for the dev server. */
  readonly path: RegExp;
  /** The component whose first look is written into the HTML at build time; null: only script draws the page. */
  readonly shell: { readonly module: string; readonly component: string } | null;
  /** The most JavaScript that the first load may bring, in kB (1,000 bytes) of brotli. */
  readonly budgetKb: number;
  /** The same of its script alone, where that begins before the rest is there; else nothing. */
  readonly scriptKb?: number;
  /** What people load next, from nothing: the first load with further modules, which is limited as well. */
  readonly then: readonly Load[];
}

/** A load with modules that are imported dynamically. */
export interface Load {
  readonly what: string;
  readonly modules: readonly string[];
  readonly budgetKb: number;
}

const SIGNED_IN = ['auth', 'firestore', 'Dashboard'];

export const SITE_PAGES: readonly SitePage[] = [
  {
    build: 'public',
    html: 'index.html',
    path: /^\/(submit)?$/,
    shell: { module: 'src/submit/SubmitPage.tsx', component: 'SubmitPage' },
    budgetKb: 125,
    then: [],
  },
  {
    build: 'public',
    html: 'approve.html',
    path: /^\/approve(\/.*)?$/,
    shell: { module: 'src/approve/ApprovePage.tsx', component: 'ApprovePage' },
    budgetKb: 120,
    // It sends the approval.
    scriptKb: 6,
    then: [],
  },
  {
    build: 'status',
    html: 'status.html',
    path: /^\/status$/,
    shell: { module: 'src/status/StatusPage.tsx', component: 'StatusPage' },
    budgetKb: 100,
    then: [],
  },
  {
    build: 'correct',
    html: 'correct.html',
    path: /^\/correct$/,
    shell: { module: 'src/correct/CorrectPage.tsx', component: 'CorrectPage' },
    budgetKb: 130,
    then: [],
  },
  {
    build: 'public',
    html: '404.html',
    path: /^\/404\.html$/,
    shell: { module: 'src/app/NotFoundPage.tsx', component: 'NotFoundPage' },
    budgetKb: 0,
    then: [],
  },
  {
    build: 'admin',
    html: 'admin.html',
    path: /^\/admin(\/.*)?$/,
    shell: null,
    budgetKb: 130,
    // It asks for all that a signed-in administrator needs.
    scriptKb: 4,
    then: [
      { what: 'Expenses', modules: [...SIGNED_IN, 'ExpensesTab'], budgetKb: 300 },
      { what: 'Reports', modules: [...SIGNED_IN, 'ReportsTab'], budgetKb: 300 },
    ],
  },
];
