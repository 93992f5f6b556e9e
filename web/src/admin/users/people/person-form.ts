import type { Fields, TypedOf } from '@pa-ledger/domain/fields/field';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { formSchema, type FormSchema } from '@pa-ledger/domain/fields/schema';
import { CHANGE_FIELDS, INVITE_FIELDS } from '../../shared/forms/person-fields.ts';
import { endError } from '@pa-ledger/domain/people/person';
import { personName } from '@pa-ledger/domain/people/people-requests';
import { isRole, type Role } from '@pa-ledger/domain/people/role';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { peopleMessages } from './people-messages.ts';

export type InviteTexts = TypedOf<typeof INVITE_FIELDS>;
export type ChangeTexts = TypedOf<typeof CHANGE_FIELDS>;

/** Returns the schema of the invitation's form. @param today at the school. */
export function inviteSchema(today: CalendarDate): FormSchema<InviteTexts> {
  return formSchema(INVITE_FIELDS, (typed) => ({
    ...formErrors(INVITE_FIELDS, typed),
    ...(typed.name.trim() !== '' && {
      name: personName.safeParse(typed.name).error?.issues[0]?.message,
    }),
    ...wrongEnd(typed, today),
  }));
}

/** Returns the schema of the form that changes someone. @param today at the school. */
export function changeSchema(today: CalendarDate): FormSchema<ChangeTexts> {
  return formSchema(CHANGE_FIELDS, (typed) => ({
    ...formErrors(CHANGE_FIELDS, typed),
    ...wrongEnd(typed, today),
  }));
}

function wrongEnd({ role, endsOn }: ChangeTexts, today: CalendarDate) {
  if (!isRole(role) || (endsOn !== '' && !isCalendarDate(endsOn))) return {};
  const wrong = endError(role, dayOf(endsOn), today);
  return wrong === null ? {} : { endsOn: peopleMessages.endErrors[wrong] };
}

/** Returns the role and the last day as the server takes them. */
export function changeOf({ role, endsOn }: ChangeTexts): {
  readonly role: Role;
  readonly endsOn: CalendarDate | null;
} {
  if (!isRole(role)) throw new RangeError(`${role} is no role.`);
  return { role, endsOn: dayOf(endsOn) };
}

function dayOf(typed: string): CalendarDate | null {
  return isCalendarDate(typed) ? typed : null;
}

/** Returns how the inputs look, by what's chosen. */
export function changeLayout(typed: ChangeTexts) {
  const { chooseRole, roleHints, lastDayHint, reviewerDayHint } = peopleMessages;
  const isReviewer = typed.role === 'reviewer';
  return {
    role: { prompt: chooseRole, hint: isRole(typed.role) ? roleHints[typed.role] : undefined },
    endsOn: { required: isReviewer, hint: isReviewer ? reviewerDayHint : lastDayHint },
  } satisfies Partial<Record<keyof Fields, object>>;
}
