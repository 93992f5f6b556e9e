import type { Right } from '@pa-ledger/domain/people/rights';
import type { ReactNode } from 'react';
import { useMay } from './own-person.ts';

interface IfMayProps {
  /** The right to change the books, unless another is named. */
  readonly right?: Right;
  readonly children: ReactNode;
}

/** Shows a control only to those who may use it. */
export function IfMay({ right = 'keepBooks', children }: IfMayProps) {
  return useMay()(right) ? children : null;
}
