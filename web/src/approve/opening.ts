import { ERRORS, MESSAGES } from '@pa-ledger/domain/errors';
import { APPROVAL } from './decision.ts';
import { decisionSender, type Outcome, type SendDecision } from './decision-sender.ts';
import { visitOf, type ApprovalLink } from './link-location.ts';
import { loadReview, type ReviewAnswer } from './review/load-review.ts';
import { leaveLink, outcomeLeftIn } from './used-link.ts';
import { whenVisible, type Watched } from './when-visible.ts';

/** What the page begins with; requests that need not wait for the page are already on their way. */
export type Opening =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'used'; readonly outcome: Outcome | null }
  | ({ readonly kind: 'approve' } & Approving)
  | { readonly kind: 'reject'; readonly decide: SendDecision; readonly link: ApprovalLink }
  | {
      readonly kind: 'review';
      readonly decide: SendDecision;
      readonly link: ApprovalLink;
      readonly review: Promise<ReviewAnswer>;
    };

/** An approval that is on its way before the page is drawn. */
export interface UnderWay {
  readonly approval: Promise<Outcome>;
  /** What came of it, as far as it is known by now. */
  readonly outcome: () => Outcome | null;
}

/** The same with what sends it again. */
export type Approving = UnderWay & { readonly decide: SendDecision };

/** What of the browser the opening touches. */
export interface Surroundings {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly page: Watched;
  readonly send: typeof fetch;
}

/**
 * Reads the address and begins: an approval is sent as soon as somebody looks, a review is
 * fetched, a rejection waits for its reason, and everything else sends nothing.
 */
export function openLink({ location, history, page, send }: Surroundings): Opening {
  const visit = visitOf(location);
  switch (visit.kind) {
    case 'missing':
      return { kind: 'refused', text: MESSAGES.linkWithoutId };
    case 'unknownAction':
      return { kind: 'refused', text: ERRORS.badAction.message };
    case 'used':
      return { kind: 'used', outcome: outcomeLeftIn(history.state) };
    case 'link': {
      const { mode, link } = visit;
      const sendDecision = decisionSender(link, send);
      const decide: SendDecision = async (decision) => {
        const outcome = await sendDecision(decision);
        leaveLink(outcome, history);
        return outcome;
      };
      if (mode === 'reject') return { kind: 'reject', decide, link };
      if (mode === 'review')
        return { kind: 'review', decide, link, review: loadReview(link, send) };
      return {
        kind: 'approve',
        decide,
        ...watched(whenVisible(page).then(() => decide(APPROVAL))),
      };
    }
  }
}

function watched(approval: Promise<Outcome>): UnderWay {
  let known: Outcome | null = null;
  void approval.then((outcome) => {
    known = outcome;
  });
  return { approval, outcome: () => known };
}
