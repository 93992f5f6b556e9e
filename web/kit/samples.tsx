import type { FC, ReactNode } from 'react';

/** What the kit shows, by the headings above it. */
export type Samples = Readonly<Record<string, ReactNode>>;

/** A text that takes several lines on a phone. */
export const LONG_TEXT =
  'Paper plates, cups and a banner for the spring fair, bought in two shops because the first had no cups left. ';

/** Stands for what a press does. */
export function nothing(): void {
  // The kit only shows.
}

/** Returns a part in its states: once for each of these props. */
export function inStates<Props extends object>(Part: FC<Props>, states: readonly Props[]) {
  return states.map((props, index) => <Part key={index} {...props} />);
}
