import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf, type PdfState } from './open-pdf.ts';
import { startPdfWorkers } from './pdf-workers.ts';

/** A worker like the browser's, which starts when the test says so. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  terminate(): void {
    this.ended = true;
  }
}

const made = (index: number): FakeWorker => {
  const worker = FakeWorker.made[index];
  if (!worker) throw new Error('There is no such worker.');
  return worker;
};

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the caller has its workers by now, or a refusal. */
function outcome(started: Promise<unknown>): Promise<string> {
  const settled = started.then(
    () => 'started',
    () => 'refused',
  );
  // Promises settled by now report before the next turn.
  return Promise.race([settled, setImmediate('waiting')]);
}

describe('startPdfWorkers', () => {
  it('hands the workers over when both run, not before (#100)', async () => {
    const started = startPdfWorkers(new AbortController().signal);
    expect(FakeWorker.made).toHaveLength(2);
    made(0).dispatchEvent(new Event('message'));
    expect(await outcome(started)).toBe('waiting');
    made(1).dispatchEvent(new Event('message'));
    expect(await outcome(started)).toBe('started');
  });

  it.each([0, 1])('hands nothing over when one does not start: %d (#100)', async (broken) => {
    const started = startPdfWorkers(new AbortController().signal);
    made(1 - broken).dispatchEvent(new Event('message'));
    made(broken).dispatchEvent(new Event('error'));
    expect(await outcome(started)).toBe('refused');
  });

  it('ends both when they are not wanted any more', () => {
    const stop = new AbortController();
    void startPdfWorkers(stop.signal);
    stop.abort();
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, true]);
  });
});

describe('openPdf', () => {
  const open = () => {
    const heard: PdfState[] = [];
    const onChange = (state: PdfState) => heard.push(state);
    const close = openPdf(new Blob(['%PDF-1.4']), { onChange, onOmission: vi.fn() });
    return { heard, close };
  };

  it('opens nothing without its workers, and ends what did start (#100)', async () => {
    const { heard } = open();
    await vi.waitFor(() => expect(FakeWorker.made).toHaveLength(2));
    made(0).dispatchEvent(new Event('message'));
    made(1).dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'failed', fault: 'notStarted' }]));
    await vi.waitFor(() => expect(FakeWorker.made.every(({ ended }) => ended)).toBe(true));
  });

  it('says the same where there are no workers at all', async () => {
    vi.stubGlobal('Worker', undefined);
    const { heard } = open();
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'failed', fault: 'notStarted' }]));
  });

  it('says nothing when it is closed before it is open', async () => {
    const { heard, close } = open();
    await vi.waitFor(() => expect(FakeWorker.made).toHaveLength(2));
    close();
    await vi.waitFor(() => expect(FakeWorker.made.every(({ ended }) => ended)).toBe(true));
    made(0).dispatchEvent(new Event('error'));
    expect(heard).toEqual([]);
  });
});
