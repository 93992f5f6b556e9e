import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Import patterns that a folder may not use; the house's imports run one way. */
const NO_REACT = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', '@mui/*', '@emotion/*'],
};
/** The packages themselves; `../firebase/…` is our own folder around them. */
const NO_FIREBASE = {
  regex: '^(firebase|firebase-admin|firebase-functions|@google-cloud)(/|$)',
};
const NO_NODE = { group: ['node:*'] };

/** Forbids imports; the message says which way they run. */
function restrict(patterns, message) {
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: patterns.map((pattern) => ({ ...pattern, message })) },
    ],
  };
}

/** A feature of the client may not reach into another feature. */
function feature(name, others) {
  return {
    files: [`web/src/${name}/**/*.{ts,tsx}`],
    rules: restrict(
      [
        NO_FIREBASE,
        { group: ['**/functions/**'] },
        { group: others.map((other) => `**/${other}/**`) },
      ],
      'A feature knows the domain, ui, app and web/src/firebase alone.',
    ),
  };
}

export default tseslint.config(
  { ignores: ['**/dist/**', '.local/**', 'coverage/**', 'test-results/**', '**/node_modules/**'] },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Index signatures are read with brackets (noPropertyAccessFromIndexSignature reads the same way).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text from people is shown as text.',
        },
      ],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: restrict(
      [NO_REACT, NO_FIREBASE, NO_NODE, { group: ['**/functions/**', '**/web/**'] }],
      'The domain knows nobody.',
    ),
  },
  {
    files: ['functions/**/*.ts'],
    rules: restrict([NO_REACT, { group: ['**/web/**'] }], 'The server does not know the client.'),
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: restrict(
      [NO_FIREBASE, { group: ['**/functions/**'] }],
      'Only web/src/firebase imports the SDK, and the client does not know the server.',
    ),
  },
  feature('submit', ['approve', 'admin']),
  feature('approve', ['submit', 'admin']),
  feature('admin', ['submit', 'approve']),
  {
    files: ['web/src/firebase/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // The tools that Vite, Vitest and Playwright load want a default export.
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
