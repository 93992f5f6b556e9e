import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSchool } from './school.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'school-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a school with this logo. @param content the logo's file, if it's there. */
function read(logo: string | null, content?: Buffer | string, own: object = {}) {
  const file = path.join(folder, 'organization.json');
  const names = { schoolName: 'Lincoln', associationName: 'lincoln & oak PTO' };
  const school = { ...names, color: '#ffc72c', policies: { paymentApp: null } };
  writeFileSync(file, JSON.stringify({ ...school, logo, ...own }));
  if (logo !== null && content !== undefined) writeFileSync(path.join(folder, logo), content);
  return readSchool(file);
}

it('takes an SVG or a PNG, and serves it under one name', () => {
  expect(read('lincoln.svg', '<svg></svg>').logo).toMatchObject({ name: 'logo.svg' });
  expect(read('lincoln.png', PNG).logo).toEqual({
    name: 'logo.png',
    type: 'image/png',
    content: PNG,
  });
});

it('takes a PNG of an SVG for the emails', () => {
  writeFileSync(path.join(folder, 'email.png'), PNG);
  const own = { emailLogo: 'email.png' };
  expect(read('lincoln.svg', '<svg></svg>', own)).toMatchObject({
    logo: { name: 'logo.svg' },
    emailLogo: { name: 'logo.png', content: PNG },
  });
  expect(() => read('lincoln.svg', '<svg></svg>', { emailLogo: 'gone.png' })).toThrow(
    "logo gone.png isn't next to it.",
  );
  expect(read('lincoln.svg', '<svg></svg>').emailLogo).toBeNull();
});

it('draws the initials where there is no logo, readable on the color', () => {
  const svg = read(null).logo.content.toString();
  expect(svg).toContain('fill="#ffc72c"');
  expect(svg).toContain('fill="#000000">L&amp;</text>');
  const { logo } = read(null, undefined, { associationName: 'PTA', color: '#14213d' });
  expect(logo.content.toString()).toContain('fill="#ffffff">P</text>');
});

it.each([
  ['gone.svg', undefined, /^organization\.json has a mistake: logo gone\.svg isn't next to it\./],
  ['logo.png', '<svg></svg>', /isn't an SVG or PNG picture as its name says/],
  ['logo.svg', PNG, /isn't an SVG or PNG picture as its name says/],
  ['logo.svg', `<svg>${'x'.repeat(100_000)}</svg>`, /is over 100 kB\. Make it smaller/],
])('refuses the logo %s', (logo, content, sentence) => {
  expect(() => read(logo, content)).toThrow(sentence);
});

it('refuses a color that nobody could see, and says which to use', () => {
  expect(() => read(null, undefined, { color: '#ffff00' })).toThrow(
    'organization.json has a mistake: color #ffff00 is too light: nobody could see it on white. Use a darker one, such as "#e8e800".',
  );
});
