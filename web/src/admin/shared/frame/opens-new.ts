import type { Right } from '@pa-ledger/domain/people/rights';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayNow } from '../rights/own-person.ts';

/** In a page's address: opens the form of a new record. */
export const OPENS_NEW = 'new';

/** In the address of User Management: the input of an approver who is to be set. */
const SETS = 'set';

/** Returns the address that opens the form of the approvers. @param place the key of the input that has the focus. */
export function setsApprover(place: string): string {
  return `/admin/users?${new URLSearchParams({ [SETS]: place }).toString()}`;
}

/**
 * Opens the form of a new record where the address asks for it, once it can be opened.
 * @param right who it's opened for.
 */
export function useOpensNew(isReady: boolean, open: () => void, right: Right = 'keepBooks'): void {
  useAsked(OPENS_NEW, isReady, open, right);
}

/** Opens the form of the approvers where the address asks for it, once it can be opened. */
export function useSetsApprover(isReady: boolean, open: (place: string) => void): void {
  useAsked(SETS, isReady, open, 'manageApprovers');
}

function useAsked(
  param: string,
  isReady: boolean,
  open: (value: string) => void,
  right: Right,
): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(param) && isReady;
  const answer = useEffectEvent(() => {
    const value = params.get(param) ?? '';
    setParams(
      (now) => {
        now.delete(param);
        return now;
      },
      { replace: true },
    );
    if (mayNow(right)) open(value);
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
