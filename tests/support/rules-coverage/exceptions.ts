import type { Exception } from './coverage.ts';

/** What no request can evaluate on the emulator: nothing at present. */
export const EXCEPTIONS: readonly Exception[] = [];
