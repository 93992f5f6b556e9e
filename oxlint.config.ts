import { defineConfig, type OxlintOverride } from 'oxlint';

/** Import patterns that a folder may not use; the house's imports run one way. */
const NO_REACT = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@mui/*', '@emotion/*'],
};
/** The packages themselves; `../firebase/…` is our own folder around them. */
const NO_FIREBASE = {
  regex: '^(firebase|firebase-admin|firebase-functions|@google-cloud)(/|$)',
};
const NO_NODE = { group: ['node:*'] };
const NO_FUNCTIONS = { group: ['**/functions/**'] };
const NO_WEB = { group: ['**/web/**'] };
const NO_COUNTING = { group: ['**/functions/src/totals/**'] };
const NO_TOOLS = { group: ['**/tools/**'] };
const NO_OPS = { group: ['**/ops/**'] };

/** The chunks of a page may import each other: what is read at load time from another one may not be there yet. */
const ONLY_TYPES = { group: ['./*', '../**'], allowTypeImports: true };

type Pattern = typeof NO_REACT | typeof NO_FIREBASE | typeof ONLY_TYPES;

/** Files that may not import what matches; the message says which way imports run. */
function restrict(files: string, patterns: readonly Pattern[], message: string): OxlintOverride {
  const restricted = { patterns: patterns.map((pattern) => ({ ...pattern, message })) };
  return { files: [files], rules: { 'no-restricted-imports': ['error', restricted] } };
}

/** The pages of the client; what two of them share is in `form`, `app` and `ui`. */
const FEATURES = ['submit', 'correct', 'status', 'approve', 'not-found', 'admin'];

/** A link that forgets the fiscal year. */
const NO_PLAIN_LINK = { group: ['react-router-dom'], importNames: ['Link'] };

/** A feature of the client may not reach into another feature. */
function feature(name: string, others: readonly string[]): OxlintOverride {
  return restrict(
    `web/src/${name}/**/*.{ts,tsx}`,
    [NO_FIREBASE, NO_FUNCTIONS, { group: others.map((other) => `**/${other}/**`) }],
    'A feature knows only the domain, form, ui, app, data and web/src/firebase.',
  );
}

/**
 * The server's rooms, from the ground up: a room imports only rooms that come before it. The files at the root of
 * `functions/src` (what is deployed, and the sweeps) are above all of them.
 */
const SERVER_ROOMS = [
  'platform',
  'firestore',
  'alerts',
  'links',
  'outbox',
  'journal',
  'approvers',
  'http',
  'people',
  'totals',
  'expenses',
  'categories',
  'notices',
  'tax',
  'reminders',
  'mail',
  'submit',
];

/** Files of rooms above `http` that know no request, status or answer: what they refuse is a DomainError. */
const WITHOUT_HTTP = {
  totals: '{{category-budget,recount}.ts,recalculation/*.ts}',
  expenses: '{*.ts,store/*.ts}',
  notices: '*.ts',
  reminders: '*.ts',
  mail: '**/*.ts',
};

/** Files of a room may not import the given rooms, nor what is in a subfolder of any other room. */
function room(files: string, forbidden: readonly string[]): OxlintOverride {
  const subfolders = { regex: `^(\\.\\./)+(${SERVER_ROOMS.join('|')})/[a-z-]+/` };
  const others = forbidden.map((name) => ({ regex: `^(\\.\\./)+${name}/` }));
  const message =
    'A room of the server imports only the doors of rooms below it, and only doors know HTTP.';
  return restrict(
    `functions/src/${files}`,
    [NO_REACT, NO_WEB, NO_OPS, subfolders, ...others],
    message,
  );
}

const roomsAbove = (name: string) => SERVER_ROOMS.slice(SERVER_ROOMS.indexOf(name) + 1);

/** The last override of a file replaces those before it. */
const SERVER: readonly OxlintOverride[] = [
  restrict(
    'functions/**/*.ts',
    [NO_REACT, NO_WEB, NO_OPS],
    'The server knows neither the client nor the commands.',
  ),
  ...SERVER_ROOMS.map((name) => room(`${name}/**/*.ts`, roomsAbove(name))),
  ...Object.entries(WITHOUT_HTTP).map(([name, files]) =>
    room(`${name}/${files}`, ['http', ...roomsAbove(name)]),
  ),
  restrict(
    'functions/src/**/*.test.ts',
    [NO_REACT, NO_WEB],
    'The server does not know the client.',
  ),
];

/** What oxlint's own category 'correctness' leaves out of eslint's and typescript-eslint's strict rules. */
const STRICT = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-assertions',
  'consistent-type-definitions',
  'consistent-type-imports',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-mixed-enums',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-literal-enum-member',
  'prefer-nullish-coalescing',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
].map((rule) => `typescript/${rule}`);

/** The same, of JavaScript. */
const STRICT_JS = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
];

/** Values whose type nobody checked; plain JavaScript has no others. */
const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'].map(
  (use) => `typescript/no-unsafe-${use}`,
);

const all = (rules: readonly string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, 'error' as const]));

export default defineConfig({
  ignorePatterns: ['**/dist/**', '.local/**', 'coverage/**', 'test-results/**'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'import', 'oxc', 'unicorn'],
  jsPlugins: ['./oxlint-rules.ts'],
  categories: { correctness: 'error' },
  rules: {
    ...all(STRICT),
    ...all(STRICT_JS),
    // Circles of types too; tools/imports.test.ts finds those of lazy imports and of rooms.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'house/no-literal-spread': 'error',
    // A table's row with two outcomes: `then` is no promise's there.
    'unicorn/no-thenable': 'off',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    {
      files: [
        'web/src/{ui,app,form,submit,correct,status,approve,not-found}/**/*.{ts,tsx}',
        'functions/src/mail/messages/*.ts',
      ],
      // The entry of a page brings the words; tests read them.
      excludeFiles: ['**/{english,spanish}.ts', '**/*.test.ts'],
      rules: { 'house/no-own-language': 'error' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...all(UNSAFE),
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
      },
    },
    restrict(
      'domain/src/**/*.ts',
      [NO_REACT, NO_FIREBASE, NO_NODE, NO_FUNCTIONS, NO_WEB],
      'The domain knows nobody.',
    ),
    {
      // They sort statuses and texts, as they are.
      files: ['tests/**/*.ts', '**/*.test.ts'],
      rules: { 'typescript/require-array-sort-compare': 'off' },
    },
    ...SERVER,
    {
      files: ['web/src/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: all(['react/no-danger', 'react/rules-of-hooks', 'react/unsupported-syntax']),
    },
    restrict(
      'web/src/**/*.{ts,tsx}',
      [NO_FIREBASE, NO_FUNCTIONS],
      'Only web/src/firebase and web/src/data/firestore import the SDK, and the client does not know the server.',
    ),
    restrict('ops/**/*.ts', [NO_REACT, NO_WEB, NO_TOOLS], 'Operations know domain and functions.'),
    restrict(
      'ops/checks/**/*.ts',
      [NO_REACT, NO_WEB, NO_TOOLS, NO_COUNTING],
      'The checks read with the code of domain and functions, and add up by themselves.',
    ),
    restrict(
      'tests/{server,functions}/*.test.ts',
      [{ group: ['**/sweep-receipts.ts'] }],
      'Tests beside each other share the bucket: sweepFilesOf sweeps the files of one.',
    ),
    ...FEATURES.map((name) =>
      feature(
        name,
        FEATURES.filter((other) => other !== name),
      ),
    ),
    feature('form', FEATURES),
    restrict(
      'web/src/admin/**/*.{ts,tsx}',
      [
        NO_FIREBASE,
        NO_FUNCTIONS,
        NO_PLAIN_LINK,
        { group: FEATURES.filter((other) => other !== 'admin').map((other) => `**/${other}/**`) },
      ],
      'The panel knows what a feature knows, and links with PanelLink, which keeps the year.',
    ),
    restrict(
      'web/src/**/*-messages{,.??}.ts',
      [NO_REACT, NO_FIREBASE, ONLY_TYPES],
      'Messages are texts: they take values from the domain only.',
    ),
    {
      files: [
        'domain/src/**/*.test.ts',
        // The browser counts its ports by itself; the test holds both equal.
        'ops/base/ports.test.ts',
        // Here is where the SDK is.
        'web/src/{firebase,data/firestore}/**/*.ts',
        // It is the link that keeps the year.
        'web/src/admin/shared/frame/ActionLink.tsx',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // The tools that Vite, Vitest, Playwright, size-limit and Oxlint load want a default export.
      files: ['**/*.config.ts', 'oxlint-rules.ts', 'web/.size-limit.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
