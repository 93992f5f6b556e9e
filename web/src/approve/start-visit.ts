import type { Messages } from '../ui/messages.ts';
import type { AnswerWords } from '../app/answer.ts';
import type { Action } from '@pa-ledger/domain/expenses/expense';
import type { Language } from '@pa-ledger/domain/language';
import type { Policies } from '@pa-ledger/domain/organization';
import { membersOf } from '@pa-ledger/domain/untyped';
import { addressIn } from '../ui/own-address.ts';
import {
  APPROVAL,
  createDecisionSender,
  type Outcome,
  type SendDecision,
} from './decision-sender.ts';
import { readLinkLocation, type ApprovalLink, USED_ADDRESS } from './link-location.ts';
import { loadReview, type ReviewAnswer } from './review/load-review.ts';

/** What the page starts with; requests that don't need the page are already on their way. */
export type Visit =
  /** An address that can't do anything; `action` is for the page's title. */
  | { readonly kind: 'refused'; readonly action: Action; readonly text: string }
  /** A link whose action was changed on its way. */
  | { readonly kind: 'unknownAction'; readonly written: string; readonly reviewAddress: string }
  | { readonly kind: 'used'; readonly outcome: Outcome | null }
  | ({ readonly kind: 'approve' } & ApprovalVisit)
  | ({ readonly kind: 'review' } & ReviewVisit);

/** A link to a request to review. */
export interface ReviewVisit {
  /** Whether the page begins with the form for a rejection's reason. */
  readonly rejects: boolean;
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
  /** The expense, requested before the page renders. */
  readonly first: Promise<ReviewAnswer>;
}

/** An approval, sent before the page renders. */
export interface PendingApproval {
  readonly approval: Promise<Outcome>;
  /** Returns its outcome, or null while it is pending. */
  readonly outcome: () => Outcome | null;
}

/** A pending approval, its link, and the function that sends it again. */
export type ApprovalVisit = PendingApproval & {
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
};

/** What a visit says itself. */
export type VisitWords = AnswerWords & Pick<Messages, 'decisions'>;

/** The parts of the browser that a visit uses. */
export interface VisitEnvironment {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly page: VisibilitySource;
  readonly send: typeof fetch;
  readonly words: VisitWords;
  /** The school's own, unless a test has others. */
  readonly policies?: Pick<Policies, 'oneClickApproval'>;
}

/**
 * Reads the address and starts: sends an approval as soon as the page is visible, fetches what the person will review or
 * reject, and otherwise sends nothing.
 */
export function startVisit({
  location,
  history,
  page,
  send,
  words,
  policies,
}: VisitEnvironment): Visit {
  const target = readLinkLocation(location, policies);
  const { language } = words;
  switch (target.kind) {
    case 'missing':
      return { kind: 'refused', action: target.action, text: words.decisions.linkWithoutId };
    case 'unknownAction':
      return {
        kind: 'unknownAction',
        written: target.action,
        reviewAddress: addressIn(language, `/approve/${target.link.token}?action=review`),
      };
    case 'used':
      return { kind: 'used', outcome: outcomeIn(history.state) };
    case 'link': {
      const { mode, link } = target;
      const sendDecision = createDecisionSender(link, words, send);
      const decide: SendDecision = async (decision) => {
        const outcome = await sendDecision(decision);
        clearUsedLink(outcome, history, language);
        return outcome;
      };
      if (mode !== 'approve') {
        const first = loadReview(link, words, send);
        return { kind: 'review', rejects: mode === 'reject', decide, link, first };
      }
      return {
        kind: 'approve',
        decide,
        link,
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

/**
 * Removes the token from the address bar after a success or a final refusal. After a temporary failure the token stays, so
 * that a reload tries again. The history entry keeps the outcome, so that a reload shows it without sending anything.
 */
export function clearUsedLink(
  outcome: Outcome,
  history: Pick<History, 'replaceState'>,
  language: Language,
): void {
  if (!outcome.ok && outcome.retry) return;
  history.replaceState({ outcome }, '', addressIn(language, USED_ADDRESS));
}

/**
 * Reads the outcome that `clearUsedLink` put into a history entry.
 * @returns null if there is none: someone opened the address without its history.
 */
export function outcomeIn(state: unknown): Outcome | null {
  const { ok, action, text } = membersOf(membersOf(state)['outcome']);
  if (action !== 'approve' && action !== 'reject' && action !== 'return') return null;
  if (ok === true) return { ok, action };
  return typeof text === 'string' ? { ok: false, action, text, retry: false } : null;
}

/** The part of `document` that says whether the page is visible. */
interface VisibilitySource extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
  /** Not in every browser. */
  readonly prerendering?: boolean;
}

const EVENTS = ['visibilitychange', 'prerenderingchange'];

/**
 * Resolves once the page is visible to a person: a tab opened in the background or a page that the browser prerenders
 * must not act by itself.
 */
export function whenVisible(page: VisibilitySource): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (page.visibilityState !== 'visible' || page.prerendering === true) return;
      for (const event of EVENTS) page.removeEventListener(event, check);
      resolve();
    };
    for (const event of EVENTS) page.addEventListener(event, check);
    check();
  });
}
