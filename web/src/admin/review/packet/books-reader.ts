import type { Failure } from '../../../data/failure.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import type { LiveStore } from '../../shared/records/live-store.ts';
import type { reportPartMessages } from './report-part-messages.ts';

/** A step of reading, as `reportPartMessages.reading` names it. */
export type ReadingStep = keyof typeof reportPartMessages.reading;

export interface ReadingOptions {
  /** Ends it after what is being read. */
  readonly signal?: AbortSignal;
  /** Is told what's being read now, and how many records of it have come. */
  readonly onStep?: (step: ReadingStep, count: number) => void;
}

/** Reads one thing after the other. */
export interface Reader {
  /** Returns what a store has once it's there. @throws NotRead where it fails, or once the signal ended it. */
  readonly need: <T>(step: ReadingStep, store: LiveStore<T>) => Promise<T>;
  /** @throws NotRead where it failed, or once the signal ended it. */
  readonly require: <T>(step: ReadingStep, reading: () => Promise<T | Failure>) => Promise<T>;
  readonly signal: AbortSignal | undefined;
  readonly onStep: (step: ReadingStep, count: number) => void;
}

/** Why reading ended early; no failure where someone stopped it. */
export class NotRead extends Error {
  readonly failure: Failure | null;

  constructor(failure: Failure | null) {
    super(failure?.message);
    this.failure = failure;
  }
}

/** Returns what reads with these options. */
export function readerOf({ signal, onStep = () => undefined }: ReadingOptions): Reader {
  const goOn = () => {
    if (signal?.aborted === true) throw new NotRead(null);
  };
  const require: Reader['require'] = async (step, reading) => {
    goOn();
    onStep(step, 0);
    const found = await reading();
    if (isFailure(found)) throw new NotRead(found);
    // What was stopped may not be whole.
    goOn();
    return found;
  };
  return {
    need: (step, store) => require(step, () => firstIn(store)),
    require,
    signal,
    onStep,
  };
}

function isFailure(found: unknown): found is Failure {
  return typeof found === 'object' && found !== null && 'why' in found && 'ok' in found;
}
