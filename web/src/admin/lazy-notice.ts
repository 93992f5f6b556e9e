import { lazy, type ComponentType } from 'react';

/** A notice whose code comes after what people wait for. If it does not come, the page goes without it. */
export function lazyNotice<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (notice) => ({ default: notice }),
      () => ({ default: () => null }),
    ),
  );
}
