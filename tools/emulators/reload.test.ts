import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onBuild } from './reload.ts';

let built: string;
let interruption: AbortController;
const call = vi.fn(() => Promise.resolve());

beforeEach(() => {
  built = mkdtempSync(path.join(os.tmpdir(), 'functions-'));
  build('first');
  call.mockClear();
  interruption = new AbortController();
  onBuild(built, interruption.signal, call);
});
afterEach(() => {
  interruption.abort();
  rmSync(built, { recursive: true });
});

/** Writes the files as `npm run build -w functions` does. */
function build(text: string): void {
  for (const name of readdirSync(built)) rmSync(path.join(built, name));
  writeFileSync(path.join(built, 'index.cjs'), text);
  writeFileSync(path.join(built, 'package.json'), '{}');
}

it('reports each of several builds, although each empties the folder first', async () => {
  for (const count of [1, 2, 3]) {
    build(`build ${count}`);
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(count), 10_000);
  }
});

it('reports a file that is overwritten, as the watching build does', async () => {
  writeFileSync(path.join(built, 'index.cjs'), 'second');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce(), 10_000);
});
