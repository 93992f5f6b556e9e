import { expect, it } from 'vitest';
import { identityFaults } from './organization-check.ts';

const FILE = {
  schoolName: 'Lincoln Elementary',
  associationName: 'Lincoln PTO',
  color: '#1F2A5E',
  logo: null,
  policies: { paymentApp: null },
};

it.each([
  [{}],
  [{ logo: 'lincoln.v2.png' }],
  [{ logo: 'logo.svg' }],
  [{ logo: 'logo.svg', emailLogo: 'logo.png' }],
  [{ color: '#000000' }],
  [{ color: '#ffc72c' }],
  [{ policies: { paymentApp: 'Zelle' } }],
  [{ policies: { paymentApp: null, checkSignatures: 1 } }],
  // What the sentence about a lighter yellow proposes.
  [{ color: '#e8e800' }],
])('%j is right', (own) => {
  expect(identityFaults({ ...FILE, ...own })).toEqual([]);
});

it.each([
  [{ schoolName: ' ' }, /^schoolName must be a name .* such as "Maple Grove Elementary School"\.$/],
  [{ associationName: undefined }, /^associationName must be a name .* such as "Maple Grove PTA"/],
  [{ associationName: 'A\nB' }, /^associationName must be .* of one line/],
  [{ associationName: 'A'.repeat(81) }, /at most 80 characters/],
  [{ color: undefined }, /^color must be # and six digits .* such as "#12594f"\.$/],
  [{ color: 'navy' }, /^color must be/],
  [{ color: '#123' }, /^color must be/],
  [{ color: '#ffff00' }, /^color #ffff00 is too light: .* Use a darker one, such as "#e8e800"\.$/],
  [{ color: '#ffffff' }, /^color #ffffff is too light/],
  [{ logo: undefined }, /^logo must be .* or null for the initials\.$/],
  [{ logo: 'logo.jpg' }, /^logo must be the name of an SVG or PNG file/],
  [{ logo: '../logo.svg' }, /^logo must be/],
  [{ logo: 'https://example.org/logo.svg' }, /^logo must be/],
  [{ emailLogo: 'logo.png' }, /^emailLogo must be .* Without an SVG logo, leave its line out\.$/],
  [{ logo: 'logo.png', emailLogo: 'email.png' }, /^emailLogo must be/],
  [{ logo: 'logo.svg', emailLogo: 'logo.svg' }, /^emailLogo must be the name of a PNG file/],
  [{ logo: 'logo.svg', emailLogo: 7 }, /^emailLogo must be/],
  [{ policies: {} }, /^paymentApp must be .* such as "Zelle", or null to pay by check only\.$/],
  [{ policies: { paymentApp: '' } }, /^paymentApp must be/],
  [{ policies: { paymentApp: null, checkSignatures: 0 } }, /^checkSignatures must be 1 or 2: /],
  [{ policies: { paymentApp: true } }, /^paymentApp must be/],
  [{ policies: { paymentApp: 'Z'.repeat(21) } }, /^paymentApp must be .* at most 20 characters/],
])('%j is told, with what to do', (own, sentence) => {
  expect(identityFaults({ ...FILE, ...own })).toEqual([expect.stringMatching(sentence)]);
});

it('tells every mistake', () => {
  expect(identityFaults(null)).toHaveLength(5);
});
