import { accountRefusal } from '../../accounts/account.ts';
import { errorMessages } from '../../error-messages.ts';
import { isInUse } from '../../fields/archived.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { ServiceEntry } from './service-entries.ts';
import { serviceMessages as messages } from './service-messages.ts';

/** A category, a fund, or an account that an entry may name. */
interface Named {
  readonly name: string;
  readonly archived?: boolean;
}

interface NamedAccount extends Named {
  readonly openingDate: string;
  readonly kind?: unknown;
}

/** What an entry must fit with, by ids; null for what doesn't exist. */
export interface ServiceBooks {
  readonly account: (id: string) => NamedAccount | null;
  readonly category: (id: string) => Named | null;
  readonly fund: (id: string) => Named | null;
  readonly accountsFrom: CalendarDate | null;
  /** Returns why nothing can be dated on a day; null if it's open. */
  readonly dayProblem: (day: string) => string | null;
}

/** Returns why an entry of a row can't be in the books; null if it can. */
export function serviceEntryRefusal(
  { collection, fields }: ServiceEntry,
  books: ServiceBooks,
): string | null {
  const { date } = fields;
  if (collection === 'transfers') {
    return (
      books.dayProblem(date) ??
      accountProblem(fields.fromAccountId, date, books) ??
      accountProblem(fields.toAccountId, date, books)
    );
  }
  return (
    books.dayProblem(date) ??
    placeProblem(books.category(fields.categoryId), errorMessages.unknownCategory) ??
    placeProblem(books.fund(fields.fundId), errorMessages.unknownFund) ??
    accountProblem(fields.accountId, date, books)
  );
}

/** Returns why an account can't be the service's; null if it can. */
export function serviceAccountProblem(account: Pick<NamedAccount, 'kind'> | null): string | null {
  return account?.kind === 'paymentService' ? null : messages.notAService;
}

function placeProblem(found: Named | null, unknown: string): string | null {
  if (found === null) return unknown;
  return isInUse(found) ? null : messages.archived(found.name);
}

function accountProblem(
  id: string | undefined,
  date: string,
  { account, accountsFrom }: ServiceBooks,
): string | null {
  const found = id === undefined ? null : account(id);
  const refusal = accountRefusal({ date, accountId: id }, null, accountsFrom, found);
  if (refusal !== null) return errorMessages[refusal];
  return found === null || isInUse(found) ? null : messages.archived(found.name);
}
