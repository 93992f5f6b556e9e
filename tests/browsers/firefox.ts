import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOGS } from '../../ops/base/paths.ts';
import { filesOnPath } from '../../tools/processes/files-on-path.ts';
import { startService } from '../../tools/processes/service.ts';
import { lastLines } from '../../tools/processes/task.ts';
import { pollUntil } from '../functions/support/poll-until.ts';
import { connectBidi, type Bidi, type Fields } from './bidi.ts';
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

/** What a page may load: what this machine serves, and what the page has made itself. */
const LOCAL = /^(?:http:\/\/127\.0\.0\.1:\d+\/|blob:|data:|about:)/;

const [program] = filesOnPath(['firefox', 'firefox-esr'], process.env);
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const EVENTS = ['log.entryAdded', 'network.beforeRequestSent'];

/** Firefox, which speaks WebDriver BiDi without a driver beside it. */
export const firefox: BrowserUnderTest = {
  name: 'Firefox',
  missing: program === undefined ? 'firefox-esr' : null,
  start: () => start(program ?? 'firefox'),
};

async function start(command: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'pa-ledger-firefox-'));
  const logFile = path.join(LOGS, 'browsers-firefox.log');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const service = startService({ command, args, logFile, stopTimeout: STOP_TIMEOUT_MS });
  const stop = async () => {
    await service.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const complaints: string[] = [];
    const address = await pollUntil(
      async () => LISTENING.exec(await readFile(logFile, 'utf8'))?.[1] ?? '',
      (found) => found !== '',
      () => `Firefox does not listen: ${lastLines(logFile)}`,
      START_TIMEOUT_MS,
    );
    const bidi = await connectBidi(`${address}/session`, (method, params) => {
      complaints.push(...complaintsIn(method, params));
    });
    return await openPage(bidi, complaints, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function complaintsIn(method: string, params: Fields): string[] {
  if (method === 'log.entryAdded')
    return params['level'] === 'error' ? [String(params['text'])] : [];
  // By the protocol.
  const { url } = params['request'] as { readonly url: string };
  return LOCAL.test(url) ? [] : [`asked for ${url}`];
}

async function openPage(
  bidi: Bidi,
  complaints: readonly string[],
  stopBrowser: () => Promise<void>,
): Promise<Driver> {
  // The shapes of these answers are the protocol's.
  const { capabilities } = (await bidi.send('session.new', { capabilities: {} })) as {
    readonly capabilities: { readonly browserVersion: string };
  };
  await bidi.send('session.subscribe', { events: EVENTS });
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  const call = (text: string, element?: ElementReference) => callIn(bidi, context, text, element);
  const act = (type: 'pointer' | 'key', actions: readonly Fields[]) =>
    bidi.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    version: capabilities.browserVersion,
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (action, ...args) => {
      const { value } = await call(`() => JSON.stringify(${callText(action, args)}) ?? 'null'`);
      return JSON.parse(String(value)) as ReturnType<typeof action>; // as JSON carries it
    },
    find: async (look, ...args) => {
      const { sharedId } = await call(`() => ${callText(look, args)}`);
      return typeof sharedId === 'string' ? { sharedId } : null;
    },
    press: async (element) => {
      await call(SCROLL_TO, element);
      const origin = { type: 'element', element };
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (element, text) => {
      await call('(element) => element.focus()', element);
      await act('key', keysOf(text));
    },
    attach: async (element, files) =>
      void (await bidi.send('input.setFiles', { context, element, files })),
    complaints: () => Promise.resolve(complaints),
    stop: async () => {
      bidi.close();
      await stopBrowser();
    },
  };
}

/** Calls a function in the page. @returns the value as the protocol describes it. */
async function callIn(
  bidi: Bidi,
  context: unknown,
  functionDeclaration: string,
  element?: ElementReference,
): Promise<Fields> {
  const answer = await bidi.send('script.callFunction', {
    functionDeclaration,
    awaitPromise: true,
    target: { context },
    arguments: element === undefined ? [] : [element],
  });
  if (answer['type'] === 'exception') throw new Error(JSON.stringify(answer['exceptionDetails']));
  return answer['result'] as Fields; // By the protocol.
}

function keysOf(text: string): Fields[] {
  return Array.from(text.replaceAll('\n', ENTER)).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}
