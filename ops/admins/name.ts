import { isOneLine } from '@pa-ledger/domain/text/text';
import { Failure } from '../base/failure.ts';

const LONGEST_NAME = 100;

/** Returns the name that an address suggests: `ruth.adeyemi@example.org` is probably Ruth Adeyemi. */
export function nameOfAddress(address: string): string {
  const [mailbox = ''] = address.split(/[+@]/);
  const words = mailbox.split(/[._-]+/).filter((word) => word !== '');
  const name = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
  return name === '' ? address : name;
}

/**
 * Returns the name without extra spaces.
 * @throws Failure if it is empty, has more than one line, or is too long.
 */
export function requireGoodName(typed: string): string {
  const name = typed.trim().replace(/ +/g, ' ');
  if (name === '' || !isOneLine(name) || name.length > LONGEST_NAME) {
    throw new Failure(`A name is one line of 1 to ${LONGEST_NAME} characters.`);
  }
  return name;
}
