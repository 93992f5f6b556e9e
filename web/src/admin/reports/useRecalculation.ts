import { useEffect, useRef, useState } from 'react';
import { callAdminApi } from '../../data/call-admin-api.ts';
import type { Failure } from '../../data/failure.ts';
import { NOTHING_FOUND, recalculate, type Findings } from './recalculation.ts';

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
      (body) => callAdminApi('/api/recalculate', body),
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
