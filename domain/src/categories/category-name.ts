import type { TextField } from '../fields/field.ts';
import { formatText } from '../fields/text-formats.ts';
import { withoutInvisible } from '../text/text.ts';

/** A category's name, which is also the key of its event approver. */
export const CATEGORY_NAME = {
  label: 'Name',
  kind: 'text',
  lines: 'one',
  required: true,
  maxLength: 100,
  format: 'categoryName',
} as const satisfies TextField;

/**
 * Returns the same text for names that people would take for one: spaces, case, invisible characters and compatibility
 * forms (full-width letters, ligatures) make no difference. Only for comparing, never for display.
 */
export function normalizeCategoryName(name: string): string {
  const visible = withoutInvisible(name.normalize('NFKC'));
  // Through capitals, so that ß equals ss and both small sigmas are equal; the capital ẞ must be lowered first.
  const folded = visible.toLowerCase().toUpperCase().toLowerCase();
  return formatText('categoryName', folded.normalize('NFKC'));
}
