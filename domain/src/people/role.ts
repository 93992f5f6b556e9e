/** What a person of the panel is: the matrix in `rights.ts` says what each may do. */
export const ROLES = ['admin', 'bookkeeper', 'reviewer'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  bookkeeper: 'Bookkeeper',
  reviewer: 'Reviewer',
};

/** Returns whether a stored value is a role. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
