import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FRAME_CHUNK, PANEL_CHUNKS } from './panel-chunks.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const chunks = Object.entries({ ...PANEL_CHUNKS, frame: FRAME_CHUNK });

it.each(chunks)('the chunk %s names files that there are', (_, starts) => {
  const missing = starts.filter((start) => globSync(`${start}*`, { cwd: repository }).length === 0);
  expect(missing).toEqual([]);
});
