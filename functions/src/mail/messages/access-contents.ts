import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { formatDate, formatInstant, type Instant } from '@pa-ledger/domain/time/dates';
import type { Organization } from '@pa-ledger/domain/organization';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import { typedText } from './typed-text.ts';
import type { PanelWords } from '../../words.ts';

/** What an invitation says besides who gets it as what. */
interface InvitationParts {
  /** The name and the address of who invited; null for the terminal program. */
  readonly invitedBy: { readonly name: string; readonly email: string } | null;
  readonly href: string;
  readonly expiresAt: Instant;
}

/** To someone who was invited: who invites to what, until when, and the link. */
export function invitationContent(
  words: PanelWords,
  { role, endsOn, email }: Pick<PersonEntry, 'role' | 'endsOn' | 'email'>,
  { invitedBy, href, expiresAt }: InvitationParts,
  organization: Organization,
): MailContent {
  const { labels, buttons, why } = words.englishOnly;
  const { associationName, timeZone } = organization;
  const roleName = ROLE_NAMES[role];
  // Each person types their own name.
  const inviter = invitedBy === null ? words.mail.somebody : typedText(invitedBy.name);
  const author = invitedBy === null ? [] : [`${inviter} (${invitedBy.email})`];
  return {
    ...words.englishOnly.invitation(
      inviter,
      associationName,
      roleName,
      words.englishOnly.mayAs[role],
    ),
    buttons: [{ label: buttons.join, href }],
    facts: [
      ...author.map((name) => [labels.invitedBy, name] as const),
      [labels.signInAs, email],
      [labels.ownRole, roleName],
      ...(endsOn === undefined ? [] : [[labels.accessEnds, formatDate(endsOn)] as const]),
      [labels.linkUntil, formatInstant(expiresAt, timeZone)],
    ],
    sender: senderOf(words, organization, why.invited),
  };
}

/** To a person who forgot their password: the link to set a new one. */
export function resetContent(
  words: PanelWords,
  { href, expiresAt }: Pick<InvitationParts, 'href' | 'expiresAt'>,
  organization: Organization,
): MailContent {
  const { labels, buttons, why } = words.englishOnly;
  return {
    ...words.englishOnly.passwordReset(organization.associationName),
    buttons: [{ label: buttons.newPassword, href }],
    facts: [[labels.linkUntil, formatInstant(expiresAt, organization.timeZone)]],
    sender: senderOf(words, organization, why.person),
  };
}
