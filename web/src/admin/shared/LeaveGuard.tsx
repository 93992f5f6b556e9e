import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveQuestion, watchLeaving } from './leave-guard.ts';

/** The question's code comes when it is asked, or before, when it is quiet. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');
const LeaveQuestion = lazy(async () => ({ default: (await loadLeaveQuestion()).LeaveQuestion }));

/** Keeps watch over unsaved edits; stands once in the dashboard. */
export function LeaveGuard() {
  const navigate = useNavigate();
  useEffect(() => watchLeaving((address) => void navigate(address)), [navigate]);
  const open = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen);
  return (
    open && (
      <Suspense>
        <LeaveQuestion />
      </Suspense>
    )
  );
}
