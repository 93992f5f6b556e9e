import { Suspense, useEffect } from 'react';
import { lazy } from '../../lazy.ts';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { leaveQuestion, watchLeaving } from './leave-guard.ts';

/** Loads the question's code, when it is asked or earlier, while nothing else loads. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');
const LeaveQuestion = lazy(async () => ({ default: (await loadLeaveQuestion()).LeaveQuestion }));

/** Asks before unsaved edits get lost; the dashboard has one. */
export function LeaveGuard() {
  const navigate = useNavigate();
  useEffect(() => watchLeaving((address) => void navigate(address)), [navigate]);
  const answer = useStore(leaveQuestion);
  return (
    answer !== null && (
      <Suspense>
        <LeaveQuestion onAnswer={answer} />
      </Suspense>
    )
  );
}
