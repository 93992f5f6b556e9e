import { lazy } from '@pa-ledger/domain/lazy';
import { DomainError } from '../platform/domain-error.ts';
import { errorAnswer } from './answer.ts';
import { languageOfRequest, pathOf, send, type Handler, type Method } from './endpoint.ts';

/** Loads what answers a route. @param method the route's method. */
export type Route = (method: Method) => Promise<Handler>;

/** The routes of a function, such as `POST /api/update-expense`. A path has one method. */
export type Routes = Readonly<Record<`${Method} /api/${string}`, Route>>;

/**
 * Answers requests by a table. A route loads at its first request, so no one waits for another route's code, and it
 * keeps what it loaded, above all its limit. Any other path gets a 404, as JSON.
 */
export function routerOf(routes: Routes): Handler {
  const handlers = new Map(
    Object.entries(routes).map(([name, load]) => {
      // The form of a route's name.
      const [method, path] = name.split(' ') as [Method, string];
      return [path, lazy(() => load(method))];
    }),
  );
  return async (request, response) => {
    const handler = handlers.get(pathOf(request));
    if (handler !== undefined) return (await handler())(request, response);
    const refused = errorAnswer(new DomainError('unknownAddress'), languageOfRequest(request));
    return send(refused, request, response);
  };
}
