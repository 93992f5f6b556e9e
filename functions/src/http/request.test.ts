import { describe, expect, it } from 'vitest';
import { requestOf } from '../../../tests/functions/support/requests.ts';
import { DomainError } from '../platform/domain-error.ts';
import { jsonBodyOf, requireSameOrigin } from './endpoint.ts';

function codeOf(act: () => unknown): string {
  try {
    act();
    return 'taken';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const HOST = 'expenses.example.org';

describe('a request is from our own page (#20, #21)', () => {
  it.each<[verdict: string, name: string, headers: Record<string, string>]>([
    ['taken', 'a page of ours', { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` }],
    ['taken', 'typed by a person', { 'sec-fetch-site': 'none' }],
    ['taken', 'a program', {}],
    ['taken', 'an old browser on our page', { origin: `https://${HOST}` }],
    [
      'taken',
      'an old browser behind the hosting',
      { origin: 'https://a.b', 'x-forwarded-host': 'a.b' },
    ],
    ['forbidden', 'another site', { 'sec-fetch-site': 'cross-site' }],
    ['forbidden', 'a sister site', { 'sec-fetch-site': 'same-site' }],
    ['forbidden', 'an unknown word', { 'sec-fetch-site': 'SAME-ORIGIN ' }],
    [
      'forbidden',
      'another site with our Origin',
      { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` },
    ],
    ['forbidden', 'an empty word', { 'sec-fetch-site': '' }],
    ['forbidden', 'another origin', { origin: 'https://evil.example.com' }],
    ['forbidden', 'no origin', { origin: 'null' }],
    ['forbidden', 'an empty origin', { origin: '' }],
    ['forbidden', 'our name in front', { origin: `https://${HOST}.evil.example.com` }],
    ['forbidden', 'our name behind', { origin: `https://evil-${HOST}` }],
    ['forbidden', 'our name as a user', { origin: `https://${HOST}@evil.example.com` }],
    ['forbidden', 'our name with another port', { origin: `https://${HOST}:8443` }],
    ['forbidden', 'our name as a path', { origin: `https://evil.example.com/${HOST}` }],
    ['forbidden', 'our name as a scheme', { origin: `${HOST}:evil` }],
    ['forbidden', 'our name twice', { origin: `https://${HOST}, https://evil.example.com` }],
  ])('%s: %s', (verdict, _name, headers) => {
    const request = requestOf({ headers: { host: HOST, ...headers } });
    expect(codeOf(() => requireSameOrigin(request))).toBe(verdict);
  });
});

describe('a JSON body', () => {
  const read = (body: string | Buffer, headers: Record<string, string> = {}) =>
    jsonBodyOf(
      requestOf({ body, headers: { 'content-type': 'application/json', ...headers } }),
      100,
    );

  it.each([
    ['application/json'],
    ['Application/JSON'],
    ['application/json; charset=utf-8'],
    ['application/json;charset="UTF-8"'],
    ['application/json ; charset=utf-8'],
  ])('is read as %s', (type) => {
    expect(read('{"a":"é"}', { 'content-type': type })).toEqual({ a: 'é' });
  });

  it.each([
    ['no type', { 'content-type': '' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['form data', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a kin of JSON', { 'content-type': 'application/jsonp' }],
    ['a list of types', { 'content-type': 'application/json, text/plain' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a second parameter', { 'content-type': 'application/json; charset=utf-8; charset=utf-7' }],
    ['gzip', { 'x-declared-content-encoding': 'gzip' }],
    ['brotli', { 'x-declared-content-encoding': 'br' }],
    ['an unknown encoding', { 'x-declared-content-encoding': 'bomb' }],
    ['what the client sent, not what we made of it', { 'x-declared-content-type': 'text/plain' }],
  ])('is refused as %s (#24)', (_name, headers) => {
    expect(codeOf(() => read('{}', headers))).toBe('notJson');
  });

  it.each([
    ['nothing', ''],
    ['half an object', '{"a":'],
    ['two objects', '{}{}'],
    ['NaN', 'NaN'],
    ['half a character', Buffer.from([0x22, 0xc3, 0x22])],
    ['a lone surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
    ['a null character', '{}\u0000'],
  ])('is refused when it is %s (#24)', (_name, body) => {
    expect(codeOf(() => read(body))).toBe('badRequest');
  });

  it('is refused above the limit in bytes, before its type is looked at (#24)', () => {
    const fits = `"${'é'.repeat(49)}"`;
    expect(read(fits)).toBe('é'.repeat(49));
    expect(codeOf(() => read(`${fits} `, { 'content-type': 'text/plain' }))).toBe('bodyTooLarge');
  });
});
