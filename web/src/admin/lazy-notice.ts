import { lazy, type ComponentType } from 'react';

/** Makes a part of a page whose code loads after what people wait for. If it fails to load, the page does without it. */
export function lazyNotice<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (notice) => ({ default: notice }),
      () => ({ default: () => null }),
    ),
  );
}
