import { useSyncExternalStore } from 'react';
import { ApprovingPage } from './ApprovingPage.tsx';
import type { Visit } from './start-visit.ts';
import { InvalidLinkPage } from './InvalidLinkPage.tsx';
import { RejectionPage } from './RejectionPage.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { UsedLinkPage } from './UsedLinkPage.tsx';

interface ApprovePageProps {
  readonly visit?: Visit;
}

/**
 * The page at `/approve/{token}`. The build renders it without a visit: this first view is in the HTML, the same for
 * every link, and React hydrates it.
 */
export function ApprovePage(props: ApprovePageProps) {
  const visit = useSyncExternalStore(neverChanges, () => props.visit, noVisit);
  switch (visit?.kind) {
    case undefined:
      return <ReviewSkeleton />;
    case 'refused':
      return <InvalidLinkPage action={visit.action} text={visit.text} />;
    case 'used':
      return <UsedLinkPage outcome={visit.outcome} />;
    case 'approve':
      return (
        <ApprovingPage decide={visit.decide} approval={visit.approval} outcome={visit.outcome} />
      );
    case 'reject':
      return <RejectionPage decide={visit.decide} link={visit.link} first={visit.review} />;
    case 'review':
      return <ReviewPage decide={visit.decide} link={visit.link} first={visit.review} />;
  }
}

const noVisit = () => undefined;
const neverChanges = () => noVisit;
