import type { Person } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Data } from '../../../web/src/data/data.ts';
import type { Fields } from '../../../web/src/data/documents.ts';

/** A stored time, and the next. */
export const AT = { momentMs: 1_750_000_000_000 };
export const LATER = { momentMs: AT.momentMs + 1 };

export const FUND = { code: '4900', name: 'Main Fund', version: 1 };

/** An implementation that keeps the data, and what happens to the data outside the panel. */
export interface Keeper {
  readonly data: Omit<Data, 'callApi' | 'close'>;
  /** Stores a document, bypassing rules; a moment becomes a timestamp. */
  readonly put: (path: string, fields: Fields) => Promise<void>;
  readonly delete: (path: string) => Promise<void>;
  /** Revokes the signed-in person's rights, or restores them. */
  readonly deny: (isDenied: boolean) => Promise<void>;
  /** Gives the signed-in person a role. */
  readonly become: (role: Role) => Promise<void>;
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
  /** Forgets all documents. */
  readonly empty: () => Promise<void>;
  readonly signedIn: Person;
}
