import type { Fields } from '@pa-ledger/domain/fields/field';
import { MAX_PERSON_NAME_LENGTH } from '@pa-ledger/domain/people/people-requests';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';

/* The inputs of the forms about people. */

export const NAME_FIELD = {
  name: {
    label: 'Name',
    kind: 'text',
    lines: 'one',
    required: true,
    maxLength: MAX_PERSON_NAME_LENGTH,
    autoComplete: 'off',
  },
} as const satisfies Fields;

/** What an administrator can change of someone. */
export const CHANGE_FIELDS = {
  role: { label: 'Role', kind: 'choice', required: true, options: ROLE_NAMES },
  endsOn: { label: 'Last day', kind: 'date', required: false },
} as const satisfies Fields;

export const INVITE_FIELDS = {
  ...NAME_FIELD,
  email: { label: 'Email', kind: 'address', required: true, inputType: 'email' },
  ...CHANGE_FIELDS,
} as const satisfies Fields;
