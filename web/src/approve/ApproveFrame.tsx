import type { Action } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { useEffect, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { titleOf } from './titles.ts';

interface ApproveFrameProps {
  readonly action?: Action;
  readonly children: ReactNode;
}

/** The frame of every look of the page; title and heading say which decision it is about. */
export function ApproveFrame({ action = 'approve', children }: ApproveFrameProps) {
  const title = titleOf(action);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PageFrame heading={title} overline={organization.schoolName} width="narrow">
      {children}
    </PageFrame>
  );
}
