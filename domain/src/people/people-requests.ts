import * as z from 'zod';
import { isOneLine, tidyText } from '../text/text.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { isDocumentId } from '../untyped.ts';
import { isEmailAddress, MAX_EMAIL_LENGTH, normalizeEmail, typedAddress } from './email.ts';
import { ROLES } from './role.ts';

/* What the panel asks the server about people. The same shapes check the forms and the requests. */

/** The most characters of a person's name. */
export const MAX_PERSON_NAME_LENGTH = 100;

export const personName = z
  .string()
  .transform((typed) => tidyText(typed, 'one'))
  .pipe(
    z
      .string()
      .min(1, 'Name is required.')
      .max(MAX_PERSON_NAME_LENGTH, `Use at most ${MAX_PERSON_NAME_LENGTH} characters.`)
      .refine(isOneLine, 'Name must be one line.'),
  );

/** An email address, normalized. */
export const personEmail = z
  .string()
  .max(MAX_EMAIL_LENGTH)
  .transform((typed) => normalizeEmail(typedAddress(typed)))
  .refine(isEmailAddress, 'Enter an email address, like name@example.com.');

const lastDay = z.custom<CalendarDate>(isCalendarDate, 'Enter a valid date.').nullable();

const role = z.enum(ROLES);

const uid = z.string().refine(isDocumentId);

/** `version` is the one that the admin saw. */
const version = z.int().positive();

/** The body of `POST /api/admin/manage-people`. */
export const managePeople = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('invite'),
    name: personName,
    email: personEmail,
    role,
    endsOn: lastDay,
  }),
  /** Sends a new link; the earlier one stops working. */
  z.strictObject({ action: z.literal('resend'), uid, version }),
  z.strictObject({ action: z.literal('change'), uid, version, role, endsOn: lastDay }),
  z.strictObject({ action: z.literal('remove'), uid, version }),
]);

export type ManagePeople = z.infer<typeof managePeople>;

/** The body of `POST /api/admin/rename-self`. */
export const renameSelf = z.strictObject({ name: personName });

/** The body of `POST /api/forgot-password`. */
export const forgotPassword = z.strictObject({ email: personEmail });

/** What a link of a person is for: the first password, or a new one. */
export const PERSON_LINKS = ['join', 'reset'] as const;

export type PersonLinkPurpose = (typeof PERSON_LINKS)[number];

/** The longest secret with which a browser may repeat its request, in characters. */
const MAX_SECRET_LENGTH = 64;

/**
 * The body of `POST /api/join`; the link's token is in the header. The browser makes the secret (32 bytes, base64url), so
 * that it alone may repeat the request.
 */
export const join = z.strictObject({
  secret: z.string().min(43).max(MAX_SECRET_LENGTH),
});

/** What Firebase Auth says of a person, for the list: `POST /api/admin/list-people` answers `{people: PersonFacts[]}`. */
export interface PersonFacts {
  readonly uid: string;
  /** In milliseconds; null if they never signed in. */
  readonly lastSignInAt: number | null;
  /** Why they can't sign in although they joined; null if they can. */
  readonly problem: 'noAccount' | 'renamed' | 'disabled' | 'noClaim' | null;
}

/** What a link's page shows: the answer of `GET /api/invitation`. */
export const invitation = z.object({
  purpose: z.enum(PERSON_LINKS),
  name: z.string(),
  email: z.string(),
  role,
  endsOn: lastDay,
  /** The inviter's name; null if the terminal program invited. */
  invitedBy: z.string().nullable(),
});

export type Invitation = Readonly<z.infer<typeof invitation>>;
