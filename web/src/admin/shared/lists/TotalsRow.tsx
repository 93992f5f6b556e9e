import type { Column, Totals } from './table-model.ts';

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
