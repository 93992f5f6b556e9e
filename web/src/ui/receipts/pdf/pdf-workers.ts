/** The two workers of a PDF: one parses and decodes it, the other paints its pages. */
export interface PdfWorkers {
  readonly parser: Worker;
  readonly painter: Worker;
}

/**
 * Starts a PDF's workers and waits until both run: if one couldn't, pdf.js would do their work on the main thread.
 * @param stop ends them, started or not.
 * @throws Error if one doesn't start.
 */
export async function startPdfWorkers(stop: AbortSignal): Promise<PdfWorkers> {
  const parser = new Worker(new URL('./parser-worker.ts', import.meta.url), { type: 'module' });
  stop.addEventListener('abort', () => parser.terminate());
  const painter = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
  stop.addEventListener('abort', () => painter.terminate());
  await Promise.all([running(parser), running(painter)]);
  return { parser, painter };
}

/** Both report that they're ready without a request. */
function running(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('A worker has not started.')));
  });
}
