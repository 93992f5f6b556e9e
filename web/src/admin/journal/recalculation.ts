import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '../../data/api-result.ts';
import { callAdminApi } from '../../data/call-admin-api.ts';
import type { Fields } from '../../data/documents.ts';
import { type Failure, failure } from '../../data/failure.ts';

/** What a recalculation has found so far. */
export interface Findings {
  /** How many documents were compared. */
  readonly checked: number;
  /** What differed and was corrected, as sentences. */
  readonly sentences: readonly string[];
  /** How many more differed: one answer names only some. */
  readonly more: number;
}

export const NOTHING_FOUND: Findings = { checked: 0, sentences: [], more: 0 };

/**
 * Lets the server compute the totals again, page by page.
 * @param call posts to `/api/admin/recalculate`.
 * @param onProgress called after each page; false ends it there.
 */
export async function recalculate(
  call: (body: Fields) => Promise<ApiResult>,
  onProgress: (findings: Findings) => boolean,
): Promise<{ readonly ok: true; readonly findings: Findings } | Failure> {
  let findings = NOTHING_FOUND;
  let from: string | null = null;
  do {
    const result = await call({ from });
    if (!result.ok) return result;
    findings = withPage(findings, result.answer);
    const next = nextIn(result.answer);
    // A page that leads to itself would be requested forever.
    if (next === undefined || (next !== null && next === from)) return failure('failed');
    from = next;
  } while (onProgress(findings) && from !== null);
  return { ok: true, findings };
}

function withPage({ checked, sentences, more }: Findings, answer: Fields): Findings {
  const differed: unknown[] = Array.isArray(answer['differed']) ? answer['differed'] : [];
  const found = differed.flatMap((one) => sentenceOf(one) ?? []);
  return {
    checked: checked + countIn(answer['checked']),
    sentences: [...sentences, ...found],
    more: more + countIn(answer['more']) + differed.length - found.length,
  };
}

/** Returns undefined for an answer that does not say. */
function nextIn({ next }: Fields): string | null | undefined {
  return typeof next === 'string' || next === null ? next : undefined;
}

function sentenceOf(differed: unknown): string | null {
  if (typeof differed !== 'object' || differed === null || !('sentence' in differed)) return null;
  return typeof differed.sentence === 'string' ? differed.sentence : null;
}

function countIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export type Recalculation =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly findings: Findings }
  | { readonly status: 'done'; readonly findings: Findings }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Returns a recalculation and what starts it; leaving the page ends it. */
export function useRecalculation(): readonly [Recalculation, start: () => void] {
  const [state, setState] = useState<Recalculation>({ status: 'idle' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = async (): Promise<void> => {
    setState({ status: 'running', findings: NOTHING_FOUND });
    const result = await recalculate(
      (body) => callAdminApi('/api/admin/recalculate', body),
      (findings) => {
        if (mounted.current) setState({ status: 'running', findings });
        return mounted.current;
      },
    );
    if (!mounted.current) return;
    setState(
      result.ok
        ? { status: 'done', findings: result.findings }
        : { status: 'failed', failure: result },
    );
  };
  return [state, () => void run()];
}
