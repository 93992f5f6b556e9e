import type { Action } from '@pa-ledger/domain/expenses/expense';
import { publicMessages } from '@pa-ledger/domain/public-messages';
import {
  APPROVAL,
  createDecisionSender,
  type Outcome,
  type SendDecision,
} from './decision-sender.ts';
import { readLinkLocation, type ApprovalLink } from './link-location.ts';
import { loadReview, type ReviewAnswer } from './review/load-review.ts';
import { clearUsedLink, outcomeIn } from './used-link.ts';
import { whenVisible, type VisibilitySource } from './when-visible.ts';

/** What the page starts with; requests that need not wait for the page are already sent. */
export type Visit =
  /** An address that nothing can be done with; `action` is what the page is titled for. */
  | { readonly kind: 'refused'; readonly action: Action; readonly text: string }
  | { readonly kind: 'used'; readonly outcome: Outcome | null }
  | ({ readonly kind: 'approve' } & ApprovalVisit)
  | ({ readonly kind: 'reject' | 'review' } & ReviewVisit);

/** A link to an expense that is to be looked at or rejected. */
export interface ReviewVisit {
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
  /** The expense, which was requested before the page is rendered. */
  readonly first: Promise<ReviewAnswer>;
}

/** An approval that is sent before the page is rendered. */
export interface PendingApproval {
  readonly approval: Promise<Outcome>;
  /** Returns its outcome, or null while it is pending. */
  readonly outcome: () => Outcome | null;
}

/** A pending approval and the function that sends it again. */
export type ApprovalVisit = PendingApproval & { readonly decide: SendDecision };

/** The parts of the browser that a visit uses. */
export interface VisitEnvironment {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly page: VisibilitySource;
  readonly send: typeof fetch;
}

/**
 * Reads the address and starts: an approval is sent as soon as the page is visible, what is to be looked at or rejected
 * is fetched, and everything else sends nothing.
 */
export function startVisit({ location, history, page, send }: VisitEnvironment): Visit {
  const target = readLinkLocation(location);
  switch (target.kind) {
    case 'missing':
      return { kind: 'refused', action: target.action, text: publicMessages.linkWithoutId };
    case 'unknownAction':
      return { kind: 'refused', action: 'approve', text: publicMessages.badAction };
    case 'used':
      return { kind: 'used', outcome: outcomeIn(history.state) };
    case 'link': {
      const { mode, link } = target;
      const sendDecision = createDecisionSender(link, send);
      const decide: SendDecision = async (decision) => {
        const outcome = await sendDecision(decision);
        clearUsedLink(outcome, history);
        return outcome;
      };
      if (mode !== 'approve') return { kind: mode, decide, link, first: loadReview(link, send) };
      return {
        kind: 'approve',
        decide,
        ...withOutcome(whenVisible(page).then(() => decide(APPROVAL))),
      };
    }
  }
}

function withOutcome(approval: Promise<Outcome>): PendingApproval {
  let settled: Outcome | null = null;
  void approval.then((outcome) => {
    settled = outcome;
  });
  return { approval, outcome: () => settled };
}
