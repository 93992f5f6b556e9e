import type { Role } from './role.ts';

const EVERYONE = ['admin', 'bookkeeper', 'reviewer'] as const;
const BOOKS = ['admin', 'bookkeeper'] as const;
const ADMIN = ['admin'] as const;

/**
 * Who may do what in the panel: the rows of the matrix in docs/behaviour.md ('Who may do what'). `places.ts` gives each
 * block of the rules, each route, each kind of import, and each control its row.
 */
export const RIGHTS = {
  /** Read the books, receipts, reports, and the activity of the books; change one's own name. */
  readBooks: EVERYONE,
  /** Read how to reach submitters, and who approves. */
  readContacts: BOOKS,
  /** Enter and change entries, deposits, statements, budgets; import them; pay, void, and act on expenses. */
  keepBooks: BOOKS,
  writeFindings: EVERYONE,
  answerFindings: BOOKS,
  /** Make a review's packet, draw its samples, and record the meeting. Who held an office in its days draws none. */
  makeReviews: ['admin', 'reviewer'],
  /** Set approvers, absences, and categories; import them. */
  manageApprovers: ADMIN,
  /** Close, reopen, and start fiscal years. */
  manageYears: ADMIN,
  /** Invite, change, and remove people; hand over. */
  managePeople: ADMIN,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof RIGHTS;

/** Returns whether a role has a right. */
export function may(role: Role, right: Right): boolean {
  return RIGHTS[right].some((own) => own === role);
}
