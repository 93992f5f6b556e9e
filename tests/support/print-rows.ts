/** Prints rows of texts, the headings first, so that their columns are below each other. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const [headings = []] = rows;
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
