import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-messages.ts';
import { outdatedSentence, PAGE_OUTDATED } from './outdated-page.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

describe('outdatedSentence (#112)', () => {
  it('reports a server that is newer than the page, whatever its error is', () => {
    for (const code of ['badRequest', 'busy', undefined])
      expect(outdatedSentence(String(SCHEMA_VERSION + 1), code)).toBe(PAGE_OUTDATED);
  });

  it("reports data that are newer than the app in the server's words", () => {
    const message = errorMessages.dataNewer;
    expect(outdatedSentence(String(SCHEMA_VERSION), 'dataNewer')).toBe(message);
    expect(outdatedSentence(null, 'dataNewer')).toBe(message);
  });

  it.each([null, '', 'x', '0', String(SCHEMA_VERSION - 1), String(SCHEMA_VERSION)])(
    'tells nothing of any other refusal by a server of version %j',
    (version) => {
      for (const code of ['dataUpgrading', 'dataOlder', errorMessages.dataNewer, null])
        expect(outdatedSentence(version, code)).toBeNull();
    },
  );
});
