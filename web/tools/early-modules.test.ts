import { expect, it } from 'vitest';
import { withEarlyModules } from './early-modules.ts';

const link = (path: string): string =>
  `<link rel="modulepreload" crossorigin href="/assets/${path}">`;

it('runs what makes styles and what pages share as soon as it has come', () => {
  expect(withEarlyModules(link('styles-1a2B3c4D.js') + link('shared-5e6F7g8H.js'))).toBe(
    '<script type="module" async crossorigin src="/assets/styles-1a2B3c4D.js"></script>' +
      '<script type="module" async crossorigin src="/assets/shared-5e6F7g8H.js"></script>',
  );
});

it('asks last for the data that the script will ask for', () => {
  const data = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/form-options" />';
  expect(withEarlyModules(`<head>${data}${link('styles-1a2B3c4D.js')}</head>`)).toBe(
    '<head><script type="module" async crossorigin src="/assets/styles-1a2B3c4D.js"></script>' +
      `${data.replace('<link', '<link fetchpriority="low"')}</head>`,
  );
});

it('leaves what else the page fetches ahead, and nothing else, as it is', () => {
  const html = `<script type="module" crossorigin src="/assets/shared-page.js"></script>${link('begin-1.js')}`;
  expect(withEarlyModules(html)).toBe(html);
});
