import Skeleton from '@mui/material/Skeleton';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment, useId, useState, type ReactNode } from 'react';
import type { AsyncState } from '../../../data/async-state.ts';
import { VisuallyHidden } from '../../../ui/text.ts';
import { LoadFailure, SlowNote } from '../frame/LoadState.tsx';
import { sharedMessages } from '../shared-messages.ts';
import {
  type Column,
  type RowGroup,
  type Sort,
  sortAfterPress,
  type Totals,
} from './table-model.ts';
import { LedgerTable } from './table-styles.ts';

interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** The rows of this page, in order. */
  readonly rows: AsyncState<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  /** The last column, called Actions. */
  readonly actions?: (row: Row) => ReactNode;
  /** Puts a heading above rows that follow each other in one group; null above those without one. */
  readonly groupOf?: ((row: Row) => RowGroup | null) | undefined;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Replaces the table when there are no rows. */
  readonly empty: ReactNode;
  /** Loads rows again that may fail to load. */
  readonly onRetry?: () => void;
  /** The last line of the table. */
  readonly totals?: Totals | undefined;
  /** Below the table: `<Paging … />`. */
  readonly footer?: ReactNode;
}

const SKELETON_ROWS = 5;

/** The table of every tab, with its loading, empty and error states; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, actions, groupOf, sort, onSort, empty, onRetry, totals, footer } =
    props;
  if (rows.status === 'error') return <LoadFailure failure={rows.failure} onRetry={onRetry} />;
  if (rows.status === 'ready' && rows.value.length === 0) {
    return (
      <>
        {empty}
        {footer}
      </>
    );
  }
  return (
    <>
      {/* The roles are explicit because some browsers see no table once its cells are laid out as cards. */}
      <LedgerTable
        role="table"
        aria-label={name}
        aria-busy={rows.status === 'loading' || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className="actions">
                {sharedMessages.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.status === 'ready'
            ? rows.value.map((row, at, all) => (
                <Fragment key={props.keyOf(row)}>
                  <GroupRow
                    group={groupAbove(groupOf, row, all[at - 1])}
                    width={columns.length + (actions ? 1 : 0)}
                  />
                  <BodyRow row={row} columns={columns} actions={actions} />
                </Fragment>
              ))
            : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <tr role="row" key={index}>
                  <td role="cell" colSpan={columns.length + (actions ? 1 : 0)}>
                    <Skeleton height="1.75rem" />
                  </td>
                </tr>
              ))}
        </tbody>
        {totals && rows.status === 'ready' && (
          <TotalsRow columns={columns} totals={totals} hasActions={actions !== undefined} />
        )}
      </LedgerTable>
      <VisuallyHidden role="status">
        {rows.status === 'loading' ? sharedMessages.loading : ''}
      </VisuallyHidden>
      {rows.status === 'loading' && <SlowNote soFar={rows.soFar} />}
      {footer}
    </>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { id, label, numeric, sortable, width } = column;
  const sorted = sort?.by === id;
  return (
    <th
      role="columnheader"
      scope="col"
      className={numeric === true ? 'numeric' : undefined}
      style={{ width }}
      aria-sort={sorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sortable === true && sort && onSort ? (
        <TableSortLabel
          active={sorted}
          direction={sorted ? sort.direction : 'asc'}
          onClick={() => onSort(sortAfterPress(sort, id))}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </th>
  );
}

/** Returns the group that begins with a row; null where the row above it is of the same one. */
function groupAbove<Row>(
  groupOf: DataTableProps<Row>['groupOf'],
  row: Row,
  above: Row | undefined,
): RowGroup | null {
  const group = groupOf?.(row) ?? null;
  return above !== undefined && groupOf?.(above)?.id === group?.id ? null : group;
}

/** The heading above a group's rows. */
function GroupRow({ group, width }: { readonly group: RowGroup | null; readonly width: number }) {
  if (group === null) return null;
  return (
    <tr role="row" className="group">
      <th role="rowheader" scope="rowgroup" colSpan={width}>
        {group.label}
      </th>
    </tr>
  );
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions: ((row: Row) => ReactNode) | undefined;
}

function BodyRow<Row>({ row, columns, actions }: BodyRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const hasMore = columns.some(({ onCard }) => onCard === undefined);
  return (
    <tr role="row" data-open={open || undefined}>
      {columns.map(({ id, label, cell, numeric, onCard }) => (
        <td
          role="cell"
          key={id}
          className={[numeric === true ? 'numeric' : '', onCard ?? 'line'].join(' ')}
        >
          {/* The header already says it to screen readers; a card has no visible header. */}
          <span className="label" aria-hidden="true">
            {label}
          </span>
          {hasMore && onCard === 'title' && (
            <button
              type="button"
              className="more"
              aria-expanded={open}
              aria-labelledby={titleId}
              onClick={() => setOpen(!open)}
            />
          )}
          <span className="value" id={onCard === 'title' ? titleId : undefined}>
            {cell(row)}
          </span>
        </td>
      ))}
      {actions && (
        <td role="cell" className="actions">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

interface TotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: Totals;
  /** Whether the table has a last column for actions. */
  readonly hasActions: boolean;
}

/** The totals in the last row of a `DataTable`. */
export function TotalsRow<Row>({ columns, totals, hasActions }: TotalsRowProps<Row>) {
  const [, ...others] = columns;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row">
          {totals.label}
        </th>
        {others.map(({ id, label, numeric }) => {
          const sum = totals.cells[id];
          const empty = sum === undefined;
          return (
            <td
              role="cell"
              key={id}
              className={[numeric === true ? 'numeric' : '', empty ? 'blank' : 'line'].join(' ')}
            >
              {!empty && (
                <span className="label" aria-hidden="true">
                  {label}
                </span>
              )}
              <span className="value">{sum}</span>
            </td>
          );
        })}
        {hasActions && <td role="cell" className="blank" />}
      </tr>
    </tfoot>
  );
}
