import { MAX_CATEGORIES } from '../categories/category-change.ts';
import { CATEGORY_NAME } from '../categories/category.ts';
import type { AddressField, Fields, ListField, MapField } from '../fields/field.ts';
import { MAX_PRESIDENTS } from '../limits.ts';

const ADDRESS = { kind: 'address', required: false, inputType: 'email' } as const;

/** Keyed by category name. */
const BY_CATEGORY = {
  kind: 'map',
  label: 'Event Approver',
  required: true,
  max: MAX_CATEGORIES,
  keys: CATEGORY_NAME,
  of: ADDRESS,
} as const;

/**
 * The fields of the approver settings, in the order of the page. An empty address means 'Not set'. One rule no field
 * shows: the two presidents need different mailboxes (`presidentsError`).
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
  eventApprovers: BY_CATEGORY,
} as const satisfies Readonly<Record<string, AddressField | ListField | MapField>>;

export type ApproverField = keyof typeof APPROVER_FIELDS;

// The keys of a constant table are its own literal keys.
export const APPROVER_FIELD_NAMES = Object.keys(APPROVER_FIELDS) as ApproverField[];

/** Who we ask when no holder of a role can decide; `standIns` in the settings. */
export const STAND_IN_FIELDS = {
  president: { ...ADDRESS, label: 'President' },
  treasurer: { ...ADDRESS, label: 'Treasurer' },
  eventApprovers: BY_CATEGORY,
} as const satisfies Readonly<Record<string, AddressField | MapField>>;

export type StandInField = keyof typeof STAND_IN_FIELDS;

// The keys of a constant table are its own literal keys.
export const STAND_IN_FIELD_NAMES = Object.keys(STAND_IN_FIELDS) as StandInField[];

/** When a person is away: first and last day, both included, in the school's time zone. */
export const ABSENCE_FIELDS = {
  address: { ...ADDRESS, label: 'Person', required: true },
  from: { kind: 'date', label: 'From', required: true },
  to: { kind: 'date', label: 'To', required: true },
} as const satisfies Fields;

/** The most addresses that the settings can name: every role's and stand-in's. */
export const MOST_APPROVERS = MAX_PRESIDENTS + 1 + MAX_CATEGORIES + 2 + MAX_CATEGORIES;
