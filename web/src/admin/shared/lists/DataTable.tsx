import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
import { TableSheet } from './table-styles.ts';

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

const SKELETON_ROWS = 8;

/** From so many columns on, they are closer together on a laptop. */
const MANY_COLUMNS = 9;

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
  const width = columns.length + (actions ? 1 : 0);
  return (
    <>
      <TableSheet
        component={Paper}
        variant="outlined"
        className={width < MANY_COLUMNS ? undefined : 'many'}
      >
        {/* The roles are explicit because some browsers see no table once its cells are laid out as cards. */}
        <Table
          stickyHeader
          size="small"
          role="table"
          aria-label={name}
          aria-busy={rows.status === 'loading' || undefined}
        >
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
              {actions && (
                <TableCell role="columnheader" className="actions">
                  {sharedMessages.actions}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.status === 'ready'
              ? rows.value.map((row, at, all) => (
                  <Fragment key={props.keyOf(row)}>
                    <GroupRow group={groupAbove(groupOf, row, all[at - 1])} width={width} />
                    <BodyRow row={row} columns={columns} actions={actions} />
                  </Fragment>
                ))
              : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                  <TableRow role="row" key={index}>
                    <TableCell role="cell" colSpan={width} className="title">
                      <Skeleton />
                    </TableCell>
                  </TableRow>
                ))}
          </TableBody>
          {totals && rows.status === 'ready' && (
            <TotalsRow columns={columns} totals={totals} hasActions={actions !== undefined} />
          )}
        </Table>
      </TableSheet>
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
  const { id, label, sortable, width } = column;
  const sorted = sort?.by === id;
  return (
    <TableCell
      role="columnheader"
      className={classesOf(column)}
      sx={{ width }}
      sortDirection={sorted && sort.direction}
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
    </TableCell>
  );
}

function classesOf({ numeric, isWide }: Pick<Column<never>, 'numeric' | 'isWide'>): string {
  return `${numeric === true ? 'numeric' : ''} ${isWide === true ? 'wide' : ''}`;
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
    <TableRow role="row" className="group">
      <TableCell component="th" role="rowheader" scope="rowgroup" colSpan={width}>
        {group.label}
      </TableCell>
    </TableRow>
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
    <TableRow hover role="row" data-open={open || undefined}>
      {columns.map(({ id, label, cell, onCard = 'line', ...column }) => (
        <TableCell role="cell" key={id} className={`${classesOf(column)} ${onCard}`}>
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
        </TableCell>
      ))}
      {actions && (
        <TableCell role="cell" className="actions">
          {actions(row)}
        </TableCell>
      )}
    </TableRow>
  );
}

interface TotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: Totals;
  /** Whether the table has a last column for actions. */
  readonly hasActions: boolean;
}

/** The totals in the last row of a `DataTable`. */
function TotalsRow<Row>({ columns, totals, hasActions }: TotalsRowProps<Row>) {
  const [, ...others] = columns;
  return (
    <TableFooter role="rowgroup">
      <TableRow role="row">
        <TableCell component="th" role="rowheader" scope="row">
          {totals.label}
        </TableCell>
        {others.map(({ id, label, ...column }) => {
          const sum = totals.cells[id];
          const empty = sum === undefined;
          return (
            <TableCell
              role="cell"
              key={id}
              className={`${classesOf(column)} ${empty ? 'blank' : 'line'}`}
            >
              {!empty && (
                <span className="label" aria-hidden="true">
                  {label}
                </span>
              )}
              <span className="value">{sum}</span>
            </TableCell>
          );
        })}
        {hasActions && <TableCell role="cell" className="blank" />}
      </TableRow>
    </TableFooter>
  );
}
