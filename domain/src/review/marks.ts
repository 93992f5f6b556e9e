import { isSameMailbox, isSameName } from '../people/same-person.ts';
import type { Officer } from './offices.ts';

/* What was paid to those who held an office, or to their address: a reviewer looks at these with more care. */

/** Why an expense is marked: an officer sent it, an officer gave the same address, or it pays an officer's name. */
export const MARK_REASONS = ['mailbox', 'address', 'name'] as const;
export type MarkReason = (typeof MARK_REASONS)[number];

/** Something that was paid, and how its payee can be told. */
export interface Paid {
  readonly id: string;
  /** Whose it is; empty if it isn't known, or redacted. */
  readonly email: string;
  /** Where it was mailed to; empty if it isn't known, or redacted. */
  readonly mailingAddress: string;
  readonly payee: string;
}

/** Something that was paid and is marked. */
export interface Mark {
  readonly id: string;
  /** In the order of `MARK_REASONS`, at least one. */
  readonly why: readonly MarkReason[];
}

/**
 * Returns what of the paid is for an officer, or for someone at an officer's address.
 * @param addresses what officers gave as their own (`officerAddresses`).
 */
export function marksOf(
  paid: readonly Paid[],
  officers: readonly Officer[],
  addresses: ReadonlySet<string>,
): Mark[] {
  return paid.flatMap(({ id, email, mailingAddress, payee }) => {
    const is: Readonly<Record<MarkReason, boolean>> = {
      mailbox: isOfOfficer(officers, email),
      address: addresses.has(addressKeyOf(mailingAddress)),
      name: officers.some(({ names }) => names.some((name) => isSameName(name, payee))),
    };
    const why = MARK_REASONS.filter((reason) => is[reason]);
    return why.length === 0 ? [] : [{ id, why }];
  });
}

/** Returns whether an address is an officer's mailbox. */
export function isOfOfficer(officers: readonly Officer[], email: string): boolean {
  return officers.some(({ mailbox }) => isSameMailbox(mailbox, email));
}

/** Returns what `marksOf` compares addresses with. @param mailingAddresses those that officers gave for themselves. */
export function officerAddresses(mailingAddresses: readonly string[]): ReadonlySet<string> {
  // `At school` is no address: many write that.
  return new Set(mailingAddresses.map(addressKeyOf).filter((key) => /\d/.test(key)));
}

/** Words of addresses that people also write out, by how the post shortens them. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['boulevard', 'blvd'],
  ['apartment', 'apt'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]);

/** Returns the same text for spellings of an address that differ in case, marks, spaces, and usual short forms. */
function addressKeyOf(address: string): string {
  const words =
    address
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => SHORT.get(word) ?? word).join(' ');
}
