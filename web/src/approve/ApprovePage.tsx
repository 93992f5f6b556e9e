import { useSyncExternalStore } from 'react';
import { ApprovingPage } from './ApprovingPage.tsx';
import type { Opening } from './opening.ts';
import { RefusedPage } from './RefusedPage.tsx';
import { RejectionPage } from './RejectionPage.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { UsedPage } from './UsedPage.tsx';

/**
 * The page behind `/approve/{token}`. The build draws it without an opening: that look is in the
 * HTML, the same for every link, and the browser starts from it.
 */
export function ApprovePage({ opening }: { readonly opening?: Opening }) {
  const drawn = useSyncExternalStore(subscribeToNothing, () => opening, noOpening);
  switch (drawn?.kind) {
    case undefined:
      return <ReviewSkeleton />;
    case 'refused':
      return <RefusedPage text={drawn.text} />;
    case 'used':
      return <UsedPage outcome={drawn.outcome} />;
    case 'approve':
      return (
        <ApprovingPage decide={drawn.decide} approval={drawn.approval} outcome={drawn.outcome} />
      );
    case 'reject':
      return <RejectionPage decide={drawn.decide} link={drawn.link} />;
    case 'review':
      return <ReviewPage decide={drawn.decide} link={drawn.link} first={drawn.review} />;
  }
}

function subscribeToNothing() {
  return noOpening;
}

function noOpening() {
  return undefined;
}
