import { expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import { TURNING_CHARACTERS } from '../../../tests/fixtures/characters.ts';
import { MAX_REASON_LENGTH } from '../limits.ts';
import { reasonError, reasonMessage } from './reason.ts';

const MISSING = 'A reason is required.';

it.each(BLANK_TEXTS)('#8 a reason that is %s is missing', (_name, text) => {
  expect(reasonMessage(text, MISSING)).toBe(MISSING);
});

it('#8 a reason is at most 2,000 characters, without what surrounds it', () => {
  expect(reasonMessage(`${'x'.repeat(MAX_REASON_LENGTH)} \n`, MISSING)).toBeNull();
  expect(reasonMessage('x'.repeat(MAX_REASON_LENGTH + 1), MISSING)).toBe(
    'The reason is too long: at most 2,000 characters.',
  );
});

it.each(TURNING_CHARACTERS)('#107 a reason does not turn around: %j', (character) => {
  expect(reasonError(`a${character}b`)).toBe('reasonUnstorable');
  expect(reasonMessage(`a${character}b`, MISSING)).toBe(
    'The reason has a hidden character that cannot be stored. Please type it again.',
  );
});

it('a reason may have lines', () => {
  expect(reasonMessage('No receipt\r\n\tfor the tent', MISSING)).toBeNull();
});
