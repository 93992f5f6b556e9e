import { randomInt } from 'node:crypto';
import { Failure } from '../base/failure.ts';

/** The shortest password: shorter ones are too easy to guess for access to the association's money. */
const SHORTEST_PASSWORD = 15;

/** Letters and digits that nobody confuses when they are copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Returns a password of about 123 bits that can be copied by hand. */
export function generatePassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
      '',
    );
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Returns the question for somebody's password, which tells what it needs. */
export function passwordQuestion(email: string): string {
  return `Password for ${email} (at least ${SHORTEST_PASSWORD} characters; empty: one is made up): `;
}

/** @throws Failure when the password is too short. */
export function requireGoodPassword(password: string): string {
  if (password.length < SHORTEST_PASSWORD) {
    throw new Failure(`The password needs at least ${SHORTEST_PASSWORD} characters.`);
  }
  return password;
}
