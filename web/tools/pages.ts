/* Without this list an address of the site would be 'Page not found', in the build and while developing. */

/** One entry of the site. */
export interface SitePage {
  /** The entry, beside vite.config.ts. */
  readonly html: string;
  /** The addresses under which Hosting serves it. */
  readonly path: RegExp;
  /** The component whose first look is written into the HTML at build time; null: only script draws the page. */
  readonly shell: {
    readonly module: string;
    readonly component: string;
    /** Where the page's words come from. */
    readonly words: string;
  } | null;
}

export const SITE_PAGES: readonly SitePage[] = [
  {
    html: 'index.html',
    path: /^\/(submit)?$/,
    shell: {
      module: 'src/submit/SubmitPage.tsx',
      component: 'SubmitPage',
      words: 'src/submit/english.ts',
    },
  },
  {
    html: 'approve.html',
    path: /^\/approve(\/.*)?$/,
    shell: {
      module: 'src/approve/ApprovePage.tsx',
      component: 'ApprovePage',
      words: 'src/approve/english.ts',
    },
  },
  {
    html: 'status.html',
    path: /^\/status$/,
    shell: {
      module: 'src/status/StatusPage.tsx',
      component: 'StatusPage',
      words: 'src/status/english.ts',
    },
  },
  {
    html: 'correct.html',
    path: /^\/correct$/,
    shell: {
      module: 'src/correct/CorrectPage.tsx',
      component: 'CorrectPage',
      words: 'src/correct/english.ts',
    },
  },
  {
    html: '404.html',
    path: /^\/404\.html$/,
    shell: {
      module: 'src/app/NotFoundPage.tsx',
      component: 'NotFoundPage',
      words: 'src/app/english.ts',
    },
  },
  { html: 'admin.html', path: /^\/admin(\/.*)?$/, shell: null },
];
