import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import { sha256Of } from '../../../ui/sha256.ts';

/**
 * Returns the id of what's kept of a name: the same for spellings that differ only in case and spaces, so that two tabs make one
 * document.
 */
export function nameIdOf(name: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(nameKeyOf(name)));
}
