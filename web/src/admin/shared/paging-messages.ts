interface PagePlace {
  readonly page: number;
  readonly size: number;
  readonly shown: number;
  readonly count: number | null;
}

/** `26–50 of 10,000`; without a count yet, `26–50`. */
export function pageWords({ page, size, shown, count }: PagePlace): string {
  const first = page * size + 1;
  const last = first + shown - 1;
  const number = (value: number) => value.toLocaleString('en-US');
  const range = shown === 0 ? '0' : `${number(first)}–${number(last)}`;
  // A row may have come since they were counted.
  return count === null ? range : `${range} of ${number(Math.max(count, last))}`;
}
