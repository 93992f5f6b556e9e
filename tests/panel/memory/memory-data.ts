import type { Cents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { isRole, type Role } from '@pa-ledger/domain/people/role';
import {
  journalEntry,
  journalIdOf,
  type Change,
  type JournalPlace,
} from '@pa-ledger/domain/ledger/journal';
import type { ApiResult } from '../../../web/src/data/api-result.ts';
import { LOADING, type OnChange, type Stop } from '../../../web/src/data/async-state.ts';
import type { Data, ReadResult, StoredDocument } from '../../../web/src/data/data.ts';
import {
  groupIn,
  SERVER_TIME,
  type CollectionName,
  type Fields,
  type GroupName,
} from '../../../web/src/data/documents.ts';
import { failure, type Failure } from '../../../web/src/data/failure.ts';
import type { Filter, Page, PageQuery, RowQuery } from '../../../web/src/data/row-query.ts';
import { stateOf, type Write, type WriteResult } from '../../../web/src/data/write.ts';
import { MemoryApi } from './memory-api.ts';
import { mayCall, mayRead, mayWrite, type Asked } from './memory-rights.ts';
import {
  entryWrite,
  isFunctions,
  isWronglyAmended,
  lockSentence,
  pathOf,
} from './memory-denials.ts';
import {
  pageOf,
  passing,
  plain,
  plainMap,
  rowsOf,
  sumOf,
  type MemoryDocument,
  type Stored,
  type StoredMap,
} from './memory-query.ts';

/** Documents by their paths, such as `funds/main`. */
export type Contents = Readonly<Record<string, StoredMap>>;

/** All that it knows. */
export interface Memory {
  readonly contents: Contents;
  readonly isDenied: boolean;
}

/** What the surroundings of the data give. */
export interface Surroundings {
  readonly signedIn: () => Person;
  /** In milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly isOnline: () => boolean;
}

/** Looks whether what is listened to has changed. */
type Listener = () => void;

/**
 * The panel's data in memory, for tests of its pages: what is written is kept until the page goes. The test writes
 * beside the panel as other people do, takes the rights away, and answers for the API.
 */
export class MemoryData implements Data {
  readonly #documents = new Map<string, StoredMap>();
  readonly #listeners = new Set<Listener>();
  readonly #surroundings: Surroundings;
  readonly #api = new MemoryApi();
  /** What listeners have got: each document once a listener, as it costs. */
  readonly #given: Set<string>[] = [];
  /** What the page asked for and its reader may not read. */
  readonly #refused: string[] = [];
  #isDenied = false;
  #soFar: number | null = null;

  constructor(contents: Contents, surroundings: Surroundings) {
    for (const [path, fields] of Object.entries(contents)) this.#documents.set(path, fields);
    this.#surroundings = surroundings;
  }

  /** Stores a document without asking anybody, as another person's page or a function does. */
  put(path: string, fields: StoredMap): void {
    this.#documents.set(path, fields);
    this.#tell();
  }

  /** Deletes a document without asking anybody. */
  delete(path: string): void {
    this.#documents.delete(path);
    this.#tell();
  }

  /** Deletes everything. */
  clear(): void {
    this.#documents.clear();
    this.#tell();
  }

  /** Returns a document as it is stored; null if it does not exist. */
  stored(path: string): StoredMap | null {
    return this.#documents.get(path) ?? null;
  }

  /** Returns all documents of a collection as they are stored. */
  all(collection: string): readonly StoredMap[] {
    return this.#in(collection).map(({ fields }) => fields);
  }

  /** Whether from now on nothing is allowed. What is listened to already goes on. */
  deny(isDenied: boolean): void {
    this.#isDenied = isDenied;
  }

  /** Lets what is listened to from now on wait, with so many records of each that have come; null gives them all. */
  slow(soFar: number | null): void {
    this.#soFar = soFar;
    this.#tell();
  }

  memory(): Memory {
    return { contents: Object.fromEntries(this.#documents), isDenied: this.#isDenied };
  }

  /** Returns the paths of all documents that listeners have got, one as often as listeners got it. */
  documentsRead(): readonly string[] {
    return this.#given.flatMap((paths) => [...paths]);
  }

  /** Returns what the page asked for that the role of its reader may not read or do. */
  refused(): readonly string[] {
    return this.#refused;
  }

  /** The role of who is signed in. Without an entry it's an administrator's: tests of other things have none. */
  #role(): Role {
    const role = this.#documents.get(`people/${this.#surroundings.signedIn().uid}`)?.['role'];
    return isRole(role) ? role : 'admin';
  }

  /** Keeps what is refused. */
  #isAllowed(what: string, isAllowed: boolean): boolean {
    if (!isAllowed) this.#refused.push(what);
    return isAllowed;
  }

  #mayRead(asked: Asked): boolean {
    const { uid } = this.#surroundings.signedIn();
    const { collection, id = '' } = asked;
    return this.#isAllowed(`${collection}/${id}`, mayRead(this.#role(), uid, asked));
  }

  #newListener(): Set<string> {
    const given = new Set<string>();
    this.#given.push(given);
    return given;
  }

  /** Sets what the API answers at a path; with null its calls wait for the next answer. */
  answer(path: string, result: ApiResult | null): void {
    this.#api.answer(path, result);
  }

  /** Returns what the API was last sent at a path. */
  asked(path: string): Fields | undefined {
    return this.#api.asked(path);
  }

  /** The connection came or went. */
  connectionChanged(): void {
    this.#tell();
  }

  listenAll(
    name: CollectionName,
    onChange: OnChange<readonly StoredDocument[]>,
    filters: readonly Filter[] = [],
  ): Stop {
    const given = this.#newListener();
    return this.#listen({ collection: name, filters }, onChange, () => {
      const found = passing(this.#in(name), filters).map(plain);
      for (const { id } of found) given.add(`${name}/${id}`);
      return found;
    });
  }

  listenDocument(name: CollectionName, id: string, onChange: OnChange<Fields | null>): Stop {
    const path = `${name}/${id}`;
    const given = this.#newListener();
    return this.#listen({ collection: name, id }, onChange, () => {
      given.add(path);
      return this.#read(path);
    });
  }

  listenPage(page: PageQuery, onChange: OnChange<Page<StoredDocument>>): Stop {
    const given = this.#newListener();
    return this.#listen(page, onChange, () => {
      const found = pageOf(this.#rows(page.collection), page);
      for (const { id } of found.rows) given.add(`${page.collection}/${id}`);
      // The server is asked for one more, to know whether there is another page.
      if (found.next !== null) given.add(`${page.collection}/next`);
      return { ...found, rows: found.rows.map(plain) };
    });
  }

  async countRows(rows: RowQuery): Promise<number | Failure> {
    return (await this.#refusal(rows)) ?? rowsOf(this.#rows(rows.collection), rows).length;
  }

  async sumRows(rows: RowQuery, field: string): Promise<Cents | Failure> {
    return (await this.#refusal(rows)) ?? sumOf(this.#rows(rows.collection), rows, field);
  }

  async readDocument(name: CollectionName, id: string): Promise<ReadResult> {
    return (
      (await this.#refusal({ collection: name, id })) ?? {
        ok: true,
        fields: this.#read(`${name}/${id}`),
      }
    );
  }

  async commit(writes: readonly Write[]): Promise<WriteResult> {
    const refusal = await this.#refusal();
    if (refusal !== null) return { ...refusal, conflicts: [] };
    const role = this.#role();
    if (writes.some(({ in: name }) => !this.#isAllowed(`${name}/`, mayWrite(role, name))))
      return { ...failure('denied'), conflicts: [] };
    const find = (path: string) => this.#documents.get(path);
    if (writes.some((write) => isWronglyAmended(write, find) || isFunctions(write, find)))
      return { ...failure('denied'), conflicts: [] };
    if (writes.some((write) => lockSentence(write, find) !== null))
      return { ...failure('denied'), conflicts: [] };
    return this.#write(writes);
  }

  /** Writes what the page or a function may write. */
  #write(writes: readonly Write[]): WriteResult {
    const states = writes.map((write) => stateOf(write, this.#read(pathOf(write))));
    const conflicts = states.flatMap((state) => (typeof state === 'string' ? [] : [state]));
    if (conflicts.length > 0) return { ...failure('changed'), conflicts };
    const open = writes.filter((_, index) => states[index] === 'open');
    for (const write of open) this.#carryOut(write);
    this.#tell();
    return { ok: true };
  }

  async callApi(path: `/api/${string}`, body: Fields): Promise<ApiResult> {
    this.#api.ask(path, body);
    const isAllowed = this.#isAllowed(path, mayCall(this.#role(), path));
    const refusal = (await this.#refusal()) ?? (isAllowed ? null : failure('denied'));
    const given = refusal ?? this.#api.given(path);
    if (given !== undefined) return given;
    const write = entryWrite(path, body);
    if (write === null) return failure('failed');
    const locked = lockSentence(write, (place) => this.#documents.get(place));
    if (locked !== null) return failure('refused', locked);
    const result = this.#write([write]);
    return result.ok ? { ok: true, answer: {} } : result;
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return Promise.resolve();
  }

  #listen<T>(asked: Asked, onChange: OnChange<T>, read: () => T): Stop {
    let last: string | undefined;
    const stop: Stop = () => void this.#listeners.delete(report);
    const report: Listener = () => {
      // What was found stays while there is no connection.
      if (!this.#surroundings.isOnline()) {
        if (last === undefined) onChange({ status: 'error', failure: failure('offline') });
        return;
      }
      if (this.#soFar !== null && last === undefined) {
        onChange({ status: 'loading', soFar: this.#soFar });
        return;
      }
      const value = read();
      const found = JSON.stringify(value);
      if (found === last) return;
      last = found;
      onChange({ status: 'ready', value });
    };
    this.#listeners.add(report);
    onChange(LOADING);
    void this.#refusal(asked).then((refusal) => {
      if (!this.#listeners.has(report)) return;
      if (refusal?.why !== 'denied') {
        report();
        return;
      }
      stop();
      onChange({ status: 'error', failure: refusal });
    });
    return stop;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Returns why nothing can be read or written now, after the time of an answer; null if it can.
   * @param asked what is read, if anything.
   */
  async #refusal(asked?: Asked): Promise<Failure | null> {
    await Promise.resolve();
    if (!this.#surroundings.isOnline()) return failure('offline');
    if (asked !== undefined && !this.#mayRead(asked)) return failure('denied');
    // Their own entry stays readable, so that the page can say why nothing else is.
    return this.#isDenied && asked?.collection !== 'people' ? failure('denied') : null;
  }

  #carryOut(write: Write): void {
    const path = pathOf(write);
    const before = this.#documents.get(path) ?? null;
    const place = { collection: write.in, document: write.id };
    const base = write.kind === 'create' ? this.#lastVersion(place) : write.version;
    const after = write.kind === 'remove' ? null : this.#toStored(write.fields, base + 1);
    // A document to remove exists, or the write was done already.
    const change: Change = after === null ? { before: before ?? {}, after } : { before, after };
    const by = this.#surroundings.signedIn();
    const entry = journalEntry(place, change, by, this.#now(), write.amendment);
    const { version, at, kind, words, amendment } = entry;
    const stored = {
      ...place,
      version,
      by: { ...by },
      at,
      kind,
      before,
      after,
      words,
      ...(amendment && { amendment: { ...amendment } }),
    };
    this.#documents.set(`journal/${journalIdOf(entry)}`, stored);
    if (after === null) this.#documents.delete(path);
    else this.#documents.set(path, after);
  }

  /** Returns the version of the last entry about a document; 0 if there is none. */
  #lastVersion({ collection, document }: JournalPlace): number {
    const versions = this.all('journal')
      .filter((entry) => entry['collection'] === collection && entry['document'] === document)
      .map((entry) => Number(entry['version']));
    return Math.max(0, ...versions);
  }

  #toStored(fields: Fields, version: number): StoredMap {
    const stored = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      // What a page saves are values that JSON can hold, and the time of the server.
      .map(([name, value]) => [name, value === SERVER_TIME ? this.#now() : (value as Stored)]);
    return { ...(Object.fromEntries(stored) as StoredMap), version };
  }

  #now(): Stored {
    return { momentMs: this.#surroundings.clock() };
  }

  #read(path: string): Fields | null {
    const fields = this.#documents.get(path);
    return fields === undefined ? null : plainMap(fields);
  }

  /** The documents of a collection, or of a group of collections by their paths. */
  #rows(name: CollectionName | GroupName): readonly MemoryDocument[] {
    const group = groupIn(name);
    if (group === null) return this.#in(name);
    return [...this.#documents]
      .filter(([path]) => path.split('/').at(-2) === group)
      .map(([id, fields]) => ({ id, fields }));
  }

  #in(collection: string): readonly MemoryDocument[] {
    const start = `${collection}/`;
    return [...this.#documents]
      .filter(([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'))
      .map(([path, fields]) => ({ id: path.slice(start.length), fields }));
  }
}
