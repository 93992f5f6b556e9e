import { describe, expect, it } from 'vitest';
import { addressIn, pageAt, withoutLanguage } from './own-address.ts';

const at = (address: string) => new URL(address, 'https://app.example.com');

it.each([
  ['/', '/'],
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/status', '/status'],
  ['/status', '/status'],
  ['/estimate', '/estimate'],
  ['/es/approve//', '/approve//'],
  ['/approve/es/x', '/approve/es/x'],
])('%s is %s in every language', (written, path) => {
  expect(withoutLanguage(written)).toBe(path);
});

describe('a page in another language', () => {
  it.each([
    ['/submit', '/', '/es/submit'],
    ['/submit', '/submit?utm_source=mail', '/es/submit?utm_source=mail'],
    ['/status', '/status#token', '/es/status#token'],
    ['/status', '/es/status?a=b#token', '/es/status?a=b#token'],
  ] as const)('of %s at %s is %s', (path, shown, address) => {
    expect(addressIn('es', pageAt(path).current(at(shown)))).toBe(address);
  });

  it('is found from every address of its own', () => {
    for (const shown of ['/', '/submit', '/es', '/es/submit'])
      expect(addressIn('en', pageAt('/submit').current(at(shown)))).toBe('/submit');
  });
});
