import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Organization } from '@pa-ledger/domain/organization';
import { identityFaults } from '@pa-ledger/domain/organization-check';
import { lightAccent } from '@pa-ledger/domain/school-color';
import { escapeMarkup, initialsOf } from '@pa-ledger/domain/text/text';
import { schoolFile } from './school-file.ts';

/** What a build needs of `organization.json`. */
export type School = Pick<
  Organization,
  'schoolName' | 'associationName' | 'color' | 'logo' | 'emailLogo'
>;

/** The logo as the site serves it. */
export interface SchoolLogo {
  /** Its file, at the site's root. */
  readonly name: 'logo.svg' | 'logo.png';
  readonly type: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
}

/** What a build gets from a school's files. */
interface SchoolFiles {
  readonly school: School;
  readonly logo: SchoolLogo;
  /** For emails, if it's another file. */
  readonly emailLogo: SchoolLogo | null;
}

/** Every page loads the logo. */
const MOST_KB = 100;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * Reads the school's names, color, and logo.
 * @param file its `organization.json`; the logo is next to it.
 * @throws RangeError with a sentence about each mistake.
 */
export function readSchool(file = schoolFile()): SchoolFiles {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const faults = identityFaults(json);
  if (faults.length > 0) throw mistake(faults.join(' '));
  const school = json as School; // has no faults
  const { logo, emailLogo } = school;
  return {
    school,
    logo: logo === null ? initialsTile(school) : logoIn(file, logo),
    emailLogo: emailLogo === undefined ? null : logoIn(file, emailLogo),
  };
}

/** The text of what's wrong. */
function mistake(text: string): RangeError {
  return new RangeError(`organization.json has a mistake: ${text}`);
}

function logoIn(file: string, logo: string): SchoolLogo {
  const content = contentOf(path.join(path.dirname(file), logo));
  if (content === null) throw mistake(`logo ${logo} isn't next to it. Put the file there.`);
  if (content.length > MOST_KB * 1000) {
    throw mistake(`logo ${logo} is over ${MOST_KB} kB. Make it smaller: every page loads it.`);
  }
  if (content.subarray(0, PNG.length).equals(PNG)) {
    if (logo.endsWith('.png')) return { name: 'logo.png', type: 'image/png', content };
  } else if (logo.endsWith('.svg') && content.includes('<svg')) {
    return { name: 'logo.svg', type: 'image/svg+xml', content };
  }
  throw mistake(`logo ${logo} isn't an SVG or PNG picture as its name says. Save it again as one.`);
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Draws a tile in the school's color with the first letters of the association's first two words. */
function initialsTile({ associationName, color }: School): SchoolLogo {
  const { onBand } = lightAccent(color, color);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="42" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="28" fill="${onBand}">${escapeMarkup(initialsOf(associationName))}</text></svg>\n`;
  return { name: 'logo.svg', type: 'image/svg+xml', content: Buffer.from(svg) };
}
