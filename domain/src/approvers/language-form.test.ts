import { expect, it } from 'vitest';
import { approverErrors, settingsOfTyped, typedApprovers } from './approver-form.ts';
import { NO_SETTINGS, type ApproverSettings } from './approver-settings.ts';
import { languagePlace } from './language-form.ts';

const STORED: ApproverSettings = {
  ...NO_SETTINGS,
  presidents: ['one@example.com'],
  treasurer: 'Money@example.com',
  eventApprovers: { 'Book Fair': 'books@example.com', Retired: 'old@example.com' },
  languages: { 'money@example.com': 'es', 'old@example.com': 'es', 'gone@example.com': 'es' },
};
const NAMES = ['Book Fair'];
const TYPED = typedApprovers(STORED, NAMES);

const saved = (own: Readonly<Record<string, string>>) =>
  settingsOfTyped({ ...TYPED, ...own }, NAMES, STORED).languages;

it('shows the language of each address, English where none is set', () => {
  expect(TYPED[languagePlace('treasurer')]).toBe('es');
  expect(TYPED[languagePlace('presidents 0')]).toBe('en');
  expect(TYPED[languagePlace('presidents 1')]).toBe('en');
});

it('keeps the languages of who is named, in roles that the form does not show too', () => {
  expect(saved({})).toEqual({ 'money@example.com': 'es', 'old@example.com': 'es' });
  const spanish = { [languagePlace('standIns president')]: 'es' };
  expect(saved({ ...spanish, 'standIns president': '<Kim@Example.com>' })).toMatchObject({
    'kim@example.com': 'es',
  });
  // A language beside no address says nothing.
  expect(saved(spanish)).toEqual(saved({}));
  expect(saved({ [languagePlace('treasurer')]: 'en' })).toEqual({ 'old@example.com': 'es' });
  expect(saved({ treasurer: 'new@example.com' })).toEqual({
    'new@example.com': 'es',
    'old@example.com': 'es',
  });
});

it('wants one language for an address in two roles', () => {
  expect(approverErrors(TYPED, NAMES)).toEqual({});
  const twice = { ...TYPED, 'standIns president': 'MONEY@example.com' };
  expect(approverErrors(twice, NAMES)).toEqual({
    [languagePlace('standIns president')]:
      'Treasurer Email has the same address. Choose one language.',
  });
  expect(approverErrors({ ...twice, [languagePlace('standIns president')]: 'es' }, NAMES)).toEqual(
    {},
  );
});
