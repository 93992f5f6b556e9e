import { MAX_CATEGORIES } from '../categories/category-change.ts';
import { CATEGORY_NAME } from '../categories/category-name.ts';
import type { AddressField, ListField, MapField } from '../fields/field.ts';
import { MAX_PRESIDENTS } from '../limits.ts';

const ADDRESS = { kind: 'address', required: false, inputType: 'email' } as const;

/**
 * The fields of the approver settings, in the order of the page. An empty address means 'Not set'. What no field shows:
 * two presidents have different mailboxes (`presidentsError`).
 */
export const APPROVER_FIELDS = {
  presidents: {
    kind: 'list',
    label: 'President',
    required: true,
    max: MAX_PRESIDENTS,
    of: ADDRESS,
  },
  treasurer: { ...ADDRESS, label: 'Treasurer Email' },
  /** By the names of the categories. */
  eventApprovers: {
    kind: 'map',
    label: 'Event Approver',
    required: true,
    max: MAX_CATEGORIES,
    keys: CATEGORY_NAME,
    of: ADDRESS,
  },
} as const satisfies Readonly<Record<string, AddressField | ListField | MapField>>;

export type ApproverField = keyof typeof APPROVER_FIELDS;

// The keys of a constant table are its own literal keys.
export const APPROVER_FIELD_NAMES = Object.keys(APPROVER_FIELDS) as ApproverField[];
