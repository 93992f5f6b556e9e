import { lazy as lazyPart } from 'react';
import { loadPart } from '../app/missing-code.ts';

/** React's `lazy`; a part whose code is gone leaves the rest of the page as it is, and the page says so. */
export const lazy: typeof lazyPart = (load) => lazyPart(() => loadPart(load));
