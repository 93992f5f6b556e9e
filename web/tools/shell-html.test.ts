import { describe, expect, it } from 'vitest';
import { fillEntry, splitShell } from './shell-html.ts';

const RENDERED =
  '<style data-emotion="css-global g1">body{margin:0}</style>' +
  '<style data-emotion="css a1">.css-a1{color:red}</style><div class="css-a1">' +
  '<style data-emotion="css b2">.css-b2{color:blue}</style><p class="css-b2">$& text</p></div>';

describe('splitShell', () => {
  it('leaves the markup without styles', () => {
    expect(splitShell(RENDERED).markup).toBe(
      '<div class="css-a1"><p class="css-b2">$& text</p></div>',
    );
  });
  it('keeps global sheets apart, names every scoped one, and marks them all as moved', () => {
    expect(splitShell(RENDERED).styles).toBe(
      '<style data-s="" data-emotion="css-global g1">body{margin:0}</style>\n' +
        '<style data-s="" data-emotion="css a1 b2">.css-a1{color:red}.css-b2{color:blue}</style>',
    );
  });
});

describe('fillEntry', () => {
  const shell = { markup: '<p>$& $1</p>', styles: '<style>p{}</style>' };
  it('fills both places word for word', () => {
    const html = '<head><script></script></head><div id="root"><!--shell--></div>';
    expect(fillEntry(html, shell)).toBe(
      '<head><script></script><style>p{}</style></head><div id="root"><p>$& $1</p></div>',
    );
  });
  it('refuses an entry without a place', () => {
    expect(() => fillEntry('<div id="root"></div>', shell)).toThrow('</head>');
  });
});
