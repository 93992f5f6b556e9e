import { isSignaturesNeeded } from './payments/check.ts';
import { contrast, HEX_COLOR, movedUntil } from './school-color.ts';
import { isBlank, isOneLine } from './text/text.ts';
import { membersOf, textIn } from './untyped.ts';

/** The least contrast of the school's color with white: below it, a band or a tile in that color can't be seen on a page. */
const SEEN_ON_WHITE = 1.3;
const WHITE = '#ffffff';

/** The longest name that fits above a page. */
const LONGEST_NAME = 80;

/** The longest name of a payment app, which is part of a field's label. */
const LONGEST_APP = 20;

const LOGO_NAME = /^[\w-][\w.-]*\.(?:svg|png)$/;
const PNG_NAME = /^[\w-][\w.-]*\.png$/;

/** Returns what's wrong with the names, the color, the logo, the payment app, and the signatures on checks in `organization.json`: one sentence each, with what to do. */
export function identityFaults(file: unknown): string[] {
  const members = membersOf(file);
  const names = [
    ['schoolName', 'Maple Grove Elementary School'],
    ['associationName', 'Maple Grove PTA'],
  ] as const;
  const nameFaults = names.flatMap(([name, example]) => nameFault(members, name, example));
  return [
    ...nameFaults,
    ...colorFault(textIn(members, 'color')),
    ...logoFault(members['logo']),
    ...emailLogoFault(members),
    ...paymentAppFault(membersOf(members['policies'])),
    ...checkSignaturesFault(membersOf(members['policies'])),
  ];
}

function nameFault(
  members: Readonly<Record<string, unknown>>,
  name: string,
  example: string,
): string[] {
  const text = textIn(members, name);
  if (!isBlank(text) && isOneLine(text) && text.length <= LONGEST_NAME) return [];
  return [
    `${name} must be a name of one line and at most ${LONGEST_NAME} characters, such as "${example}".`,
  ];
}

function colorFault(color: string): string[] {
  if (!HEX_COLOR.test(color)) {
    return ['color must be # and six digits from 0 to 9 and a to f, such as "#12594f".'];
  }
  const isSeen = (one: string): boolean => contrast(one, WHITE) >= SEEN_ON_WHITE;
  if (isSeen(color)) return [];
  const darker = movedUntil(color, -1, isSeen);
  return [
    `color ${color} is too light: nobody could see it on white. Use a darker one, such as "${darker}".`,
  ];
}

function logoFault(logo: unknown): string[] {
  if (logo === null || (typeof logo === 'string' && LOGO_NAME.test(logo))) return [];
  return [
    'logo must be the name of an SVG or PNG file next to organization.json, such as "logo.svg", or null for the initials.',
  ];
}

function emailLogoFault({ logo, emailLogo }: Readonly<Record<string, unknown>>): string[] {
  if (emailLogo === undefined) return [];
  const isForSvg = typeof logo === 'string' && logo.endsWith('.svg');
  if (isForSvg && typeof emailLogo === 'string' && PNG_NAME.test(emailLogo)) return [];
  return [
    'emailLogo must be the name of a PNG file of your SVG logo, such as "logo.png". Without an SVG logo, leave its line out.',
  ];
}

/** Absent, it's 2. */
function checkSignaturesFault({
  checkSignatures = 2,
}: Readonly<Record<string, unknown>>): string[] {
  if (isSignaturesNeeded(checkSignatures)) return [];
  return ['checkSignatures must be 1 or 2: how many people sign each check.'];
}

function paymentAppFault({ paymentApp }: Readonly<Record<string, unknown>>): string[] {
  if (paymentApp === null) return [];
  const isName = typeof paymentApp === 'string' && !isBlank(paymentApp) && isOneLine(paymentApp);
  if (isName && paymentApp.length <= LONGEST_APP) return [];
  return [
    `paymentApp must be the name of an app with at most ${LONGEST_APP} characters, such as "Zelle", or null to pay by check only.`,
  ];
}
