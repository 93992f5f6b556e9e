import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approvalLinkKeys } from './suite-env.ts';

describe('approvalLinkKeys', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'link-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes a 32-byte key once, which only its owner can read (#108)', () => {
    const file = path.join(folder, 'new', 'keys.json');
    const first = approvalLinkKeys(file);
    const { current, keys } = JSON.parse(first) as {
      current: string;
      keys: Record<string, string>;
    };
    expect(Buffer.from(keys[current] ?? '', 'base64url')).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(approvalLinkKeys(file)).toBe(first);
    expect(first).not.toContain('\n');
  });

  it('makes keys private that others can read (#108)', () => {
    const file = path.join(folder, 'open.json');
    const keys = approvalLinkKeys(file);
    chmodSync(file, 0o644);
    expect(approvalLinkKeys(file)).toBe(keys);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('makes another key elsewhere', () => {
    const one = approvalLinkKeys(path.join(folder, 'one.json'));
    expect(approvalLinkKeys(path.join(folder, 'two.json'))).not.toBe(one);
  });
});
