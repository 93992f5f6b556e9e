/** An element of the page, by the name that the browser's protocol has for it. */
export type ElementReference = Readonly<Record<string, string>>;

/** A browser with one page and an empty profile, as its protocol drives it. */
export interface Driver {
  /** The browser's own version. */
  readonly version: string;
  /** Leads the page to an address and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. It knows nothing of what is around it here. */
  readonly run: <Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Runs one that looks for an element. */
  readonly find: <Args extends readonly unknown[]>(
    look: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<ElementReference | null>;
  /** Scrolls to an element and clicks in its middle. */
  readonly press: (element: ElementReference) => Promise<void>;
  /** Presses the keys of a text with the focus in an element. */
  readonly type: (element: ElementReference, text: string) => Promise<void>;
  /** Chooses files, by their paths, in an input for files. */
  readonly attach: (element: ElementReference, files: readonly string[]) => Promise<void>;
  /** What the page has complained about so far: errors, the policy, requests to other machines. */
  readonly complaints: () => Promise<readonly string[]>;
  /** May be called more than once. */
  readonly stop: () => Promise<void>;
}

/** A browser that the journeys are tried in. */
export interface BrowserUnderTest {
  readonly name: string;
  /** What must be there for it, and is not; null when it can be tried. */
  readonly missing: string | null;
  readonly start: () => Promise<Driver>;
}

/** How long a browser may take to listen, and to stop by itself, in ms. */
export const START_TIMEOUT_MS = 60_000;
export const STOP_TIMEOUT_MS = 5_000;

/** WebDriver's key for a new line. */
export const ENTER = '\uE007';

/** The text of a function's call, as the page evaluates it. */
export function callText(action: { toString: () => string }, args: readonly unknown[]): string {
  return `(${action.toString()})(...${JSON.stringify(args)})`;
}

/** The text of a function that scrolls to an element: away from what stays at the window's edges. */
export const SCROLL_TO = `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`;
