import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { HOST } from '../../../ops/base/ports.ts';
import { ROOT } from '../../../ops/base/paths.ts';
import { suite } from '../../functions/support/suite.ts';
import { passOn } from '../../support/pass-on.ts';
import { test as base } from './own-books.ts';

/** Which build the site has: the first is the suite's own. */
type Build = 'first' | 'second';

/** The site, as a browser sees it that was open before a deploy. */
export interface Site {
  /** Replaces the build that is there, as a deploy of Hosting does: all files of the other are gone. */
  readonly deploy: (build: Build) => void;
}

/**
 * A test whose browser asks for everything through a proxy, which can put another build in the place of the suite's. The
 * origin and the browser's cache are as ever: Playwright's own routes would switch that off.
 */
export const test = base.extend<{ site: Site & { readonly address: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
  site: async ({}, use) => {
    let build: Build = 'first';
    const hosting = suite('APP_URL');
    const server = createServer((request, response) => {
      const { origin, pathname } = new URL(request.url ?? '/', hosting);
      const isOfBuild = origin === hosting && !/^\/(?:api|__)\//.test(pathname);
      if (build === 'second' && isOfBuild) void answerSecond(pathname, response);
      else passOn(request, response, hosting);
    });
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    const { port } = server.address() as AddressInfo; // A server on a port has one.
    await use({
      address: `http://${HOST}:${port}`,
      deploy: (next) => {
        build = next;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  proxy: async ({ site }, use) => use({ server: site.address }),
});

/*
 * The second build is the first with another name for each hashed file, and so with another text where a file names one:
 * what a changed constant that all of them share would make of it, without the time that a build takes. Hosting's
 * emulator answers for it, so headers, rewrites and the 404 page are those of firebase.json.
 */

const FILES_OF_FIRST: ReadonlySet<string> = new Set(
  readdirSync(path.join(ROOT, 'web/dist/assets')),
);
const FILE = /[\w.-]+\.js/g;
const END = '.js';
const END_OF_SECOND = '-second.js';
/** What an answer says of the first build's file: the browser must not take the second one for it. */
const OF_FIRST = ['etag', 'last-modified', 'content-length', 'content-encoding', 'connection'];

const secondName = (file: string): string =>
  FILES_OF_FIRST.has(file) ? file.replace(END, END_OF_SECOND) : file;

async function answerSecond(pathname: string, response: ServerResponse): Promise<void> {
  const { dir, base: file } = path.posix.parse(pathname);
  // A file of the first build is asked for by a name that no file has.
  const asked = FILES_OF_FIRST.has(file) ? secondName(file) : file.replace(END_OF_SECOND, END);
  const answer = await fetch(new URL(path.posix.join(dir, asked), suite('APP_URL')));
  const headers = new Headers(answer.headers);
  for (const name of OF_FIRST) headers.delete(name);
  response.writeHead(answer.status, Object.fromEntries(headers));
  const isText = /html|javascript/.test(headers.get('content-type') ?? '');
  response.end(
    isText
      ? (await answer.text()).replaceAll(FILE, secondName)
      : Buffer.from(await answer.arrayBuffer()),
  );
}
