import type { Firestore } from 'firebase-admin/firestore';

/** Counts what a client of Firestore reads, as Google bills it. */
export interface ReadCount {
  /** The documents read since the last call: each document, each one that is not there, and one for a query that finds none. */
  take(): number;
}

/** A stream of answers, of which each may carry a document. */
interface Answers {
  emit(event: string, ...values: readonly unknown[]): boolean;
}

/** The client's method that sends every read. It is none of its public ones, so its form is that of the installed version. */
type Send = (method: string, ...rest: readonly unknown[]) => Promise<Answers>;

/** The methods that read. */
const READS = ['runQuery', 'batchGetDocuments'];

/** Counts from now on. @throws Error when the client reads in a way that is not counted. */
export function countReads(db: Firestore): ReadCount {
  // None of the client's declared methods.
  const send = (Reflect.get(db, 'requestStream') as Send).bind(db);
  let reads = 0;
  const counting: Send = async (method, ...rest) => {
    if (!READS.includes(method)) throw new Error(`${method} is not counted.`);
    const answers = await send(method, ...rest);
    const emit = answers.emit.bind(answers);
    let documents = 0;
    answers.emit = (event, ...values) => {
      if (event === 'data' && isDocument(values[0])) documents++;
      if (event === 'end') reads += Math.max(documents, 1);
      return emit(event, ...values);
    };
    return answers;
  };
  Object.assign(db, { requestStream: counting });
  return {
    take() {
      const taken = reads;
      reads = 0;
      return taken;
    },
  };
}

function isDocument(answer: unknown): boolean {
  // An answer of Firestore's API: a query's has a document, a look-up's one that is there or is not.
  const { document, found, missing } = answer as Readonly<Record<string, unknown>>;
  return [document, found, missing].some(
    (part) => part !== undefined && part !== null && part !== '',
  );
}
