import path from 'node:path';
import { LOGS } from '../../ops/base/paths.ts';
import { HOST } from '../../ops/base/ports.ts';
import { filesOnPath } from '../../tools/processes/files-on-path.ts';
import { startService } from '../../tools/processes/service.ts';
import { pollUntil } from '../functions/support/poll-until.ts';
import {
  callText,
  ENTER,
  SCROLL_TO,
  START_TIMEOUT_MS,
  STOP_TIMEOUT_MS,
  type BrowserUnderTest,
  type Driver,
  type ElementReference,
} from './driver.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import { freePort } from './free-port.ts';
import { startRefusingProxy, type RefusingProxy } from './refusing-proxy.ts';
import { askDriver } from './webdriver.ts';

const has = (name: string) => filesOnPath([name], process.env).length > 0;
const missing = [
  ...(has('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
  ...(has('xvfb-run') ? [] : ['xvfb']),
];

/** WebKitGTK's own small browser. It wants a display, so one is made that nobody sees. */
export const webkit: BrowserUnderTest = {
  name: 'WebKitGTK',
  missing: missing.length === 0 ? null : missing.join(' and '),
  start,
};

/** By the protocol: the property of an element's reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function start(): Promise<Driver> {
  const port = await freePort();
  const service = startService({
    command: 'xvfb-run',
    args: ['-a', 'WebKitWebDriver', `--port=${port}`],
    logFile: path.join(LOGS, 'browsers-webkit.log'),
    stopChildrenToo: true,
    stopTimeout: STOP_TIMEOUT_MS,
  });
  const proxy = await startRefusingProxy();
  const stop = async () => {
    proxy.stop();
    await service.stop();
  };
  try {
    const driver = `http://${HOST}:${port}`;
    await pollUntil(
      () =>
        fetch(`${driver}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (answers) => answers,
      () => 'WebKitWebDriver does not answer.',
      START_TIMEOUT_MS,
    );
    return await openPage(driver, proxy, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPage(
  driver: string,
  proxy: RefusingProxy,
  stopDriver: () => Promise<void>,
): Promise<Driver> {
  const wanted = {
    // The page's errors are listened for while it still loads.
    pageLoadStrategy: 'none',
    proxy: {
      proxyType: 'manual',
      httpProxy: proxy.address,
      sslProxy: proxy.address,
      noProxy: [HOST],
    },
  };
  // The shapes of the answers are the protocol's.
  const { sessionId, capabilities } = (await askDriver('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: wanted },
  })) as Session;
  const session = `${driver}/session/${sessionId}`;
  const post = (command: string, body: object) => askDriver('POST', `${session}/${command}`, body);
  const evaluate = (text: string) => post('execute/sync', { script: `return ${text}`, args: [] });
  const run: Driver['run'] = async (action, ...args) =>
    (await evaluate(callText(action, args))) as ReturnType<typeof action>;
  const act = (element: ElementReference, command: string, body: object) =>
    post(`element/${element[ELEMENT]}/${command}`, body);
  const told: string[] = [];
  const takeComplaints = async () => void told.push(...(await run(complaintsOfPage)));
  return {
    version: capabilities.browserVersion,
    open: async (url) => {
      await takeComplaints();
      await run(markAsLeft);
      await post('url', { url });
      await pollUntil(
        () => run(listenToPage),
        (state) => state === 'complete',
        (state) => `${url} has not loaded: ${state}.`,
        START_TIMEOUT_MS,
        1,
      );
    },
    run,
    find: async (look, ...args) =>
      (await evaluate(callText(look, args))) as ElementReference | null,
    press: async (element) => {
      await post('execute/sync', { script: `(${SCROLL_TO})(arguments[0])`, args: [element] });
      await act(element, 'click', {});
    },
    type: async (element, text) =>
      void (await act(element, 'value', { text: text.replaceAll('\n', ENTER) })),
    attach: async (element, files) =>
      void (await act(element, 'value', { text: files.join('\n') })),
    complaints: async () => {
      await takeComplaints();
      return [...told, ...proxy.asked.map((url) => `asked for ${url}`)];
    },
    stop: lazy(async () => {
      // What does not end by itself is ended with the driver.
      await askDriver('DELETE', session).catch(() => null);
      await stopDriver();
    }),
  };
}

/** What the page in the browser keeps for these functions. */
type Watched = typeof window & { isLeft?: true; complaints?: string[] };

function markAsLeft(): void {
  (window as Watched).isLeft = true;
}

/** Listens from now on, once. @returns how far the page has loaded; 'left' for the one before. */
function listenToPage(): string {
  const page = window as Watched;
  if (page.isLeft === true) return 'left';
  if (page.complaints !== undefined) return document.readyState;
  const complaints: string[] = (page.complaints = []);
  page.addEventListener(
    'error',
    // A file that does not load tells it to nobody but its element.
    (event: Event) =>
      complaints.push(
        event instanceof ErrorEvent
          ? event.message
          : `not loaded: ${(event.target as Element).outerHTML}`,
      ),
    true,
  );
  page.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(' '));
    log(...words);
  };
  return document.readyState;
}

/** Takes what it has complained about. */
function complaintsOfPage(): string[] {
  return (window as Watched).complaints?.splice(0) ?? [];
}
