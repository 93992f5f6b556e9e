import { Suspense, useEffect } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { lazy } from '../../lazy.ts';
import { forgetUnsaved, hasUnsaved, leaveQuestion, mayLeave } from './leave-guard.ts';

/** Loads the question's code, when it is asked or earlier, while nothing else loads. */
export const loadLeaveQuestion = () => import('./LeaveQuestion.tsx');
const LeaveQuestion = lazy(async () => ({ default: (await loadLeaveQuestion()).LeaveQuestion }));

/** Asks before unsaved edits get lost; the dashboard has one. */
export function LeaveGuard() {
  const blocker = useBlocker(wouldLose);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => {
      if (!leave) {
        blocker.reset();
        return;
      }
      forgetUnsaved();
      blocker.proceed();
    });
  }, [blocker]);
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  const answer = useStore(leaveQuestion);
  return (
    answer !== null && (
      <Suspense>
        <LeaveQuestion onAnswer={answer} />
      </Suspense>
    )
  );
}

/** Whether a step within the panel would lose unsaved edits; a choice within the page, such as a filter, keeps them. */
const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsaved() && currentLocation.pathname !== nextLocation.pathname;
