import type { Answer } from '../../../functions/src/http/answer.ts';
import { buffer } from 'node:stream/consumers';
import {
  answerOf,
  type ApiRequest,
  type Endpoint,
  type Method,
} from '../../../functions/src/http/endpoint.ts';

/** A request as an endpoint sees it; header names in lower case. */
export function requestOf(own: {
  readonly method?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}): ApiRequest {
  return {
    method: own.method ?? 'GET',
    query: new URLSearchParams(own.query),
    headers: own.headers ?? {},
    body: Buffer.from(own.body ?? ''),
  };
}

/** A request with a JSON body, as our pages send it. */
export function jsonRequest(value: unknown, headers: Readonly<Record<string, string>> = {}) {
  return requestOf({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
}

/** Returns what answers requests of an endpoint with these services, without a network between; a file is in the body. */
export function ask<Own>(endpoint: Endpoint<Own>, services: Own) {
  return async (request: ApiRequest): Promise<Answer> => {
    // A route's method is its router's affair.
    const method = request.method as Method;
    const { file, ...answer } = await answerOf(endpoint, method, () => services, request);
    return file === undefined ? answer : { ...answer, body: await buffer(file.bytes) };
  };
}
