import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { RowQuery } from '../../../data/row-query.ts';
import { checkQueries } from '../../shared/lists/used-checks.ts';
import { lastStatementQuery } from '../../shared/records/statements.ts';

/** Returns the query of an account's last statement in force before a day. */
export function statementBefore(accountId: string, day: CalendarDate): RowQuery {
  return before(lastStatementQuery(accountId), 'day', day);
}

/** Returns the queries of an account's latest checks before a day. */
export function checksBefore(accountId: string, day: CalendarDate): readonly RowQuery[] {
  return checkQueries(accountId).map((query) => before(query, 'date', day));
}

function before(query: RowQuery, field: string, value: CalendarDate): RowQuery {
  return { ...query, filters: [...query.filters, { field, op: '<', value }] };
}
