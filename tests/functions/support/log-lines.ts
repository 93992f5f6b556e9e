/*
 * Keeps what the server logs. The logger of firebase-functions takes hold of the console when it is loaded, so this
 * file must be the first import of a test.
 */

let kept: string[] | null = null;

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    if (kept === null) write(...parts);
    else kept.push(parts.map(String).join(' '));
  };
}

/** Runs `act` and returns the lines that the server logged meanwhile. */
export async function logLinesOf(act: () => unknown): Promise<readonly string[]> {
  const lines: string[] = [];
  kept = lines;
  try {
    await act();
  } finally {
    kept = null;
  }
  return lines;
}
