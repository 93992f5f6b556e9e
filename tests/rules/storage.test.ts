import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOT_EXPENSE_IDS } from '../fixtures/expense-ids.ts';
import {
  jpegReceipt,
  pdfReceipt,
  pngReceipt,
  SPOOFED_FILES,
  type ReceiptFile,
} from '../fixtures/receipt-files.ts';
import { openRulesBucket, PDF, someExpenseId, uploadRaw, type RulesBucket } from './bucket.ts';
import { ADMIN, ADMIN_DOCUMENT, EVERYBODY, putPeople, type Actor } from './actors.ts';
import { outcomeOf } from './outcome.ts';

const TEN_MB = 10 * 1024 * 1024;

let bucket: RulesBucket;
let id: string;

beforeAll(async () => {
  bucket = await openRulesBucket();
});

beforeEach(() => {
  id = someExpenseId();
});

afterAll(async () => {
  await bucket.removeAll();
  await bucket.close();
});

const as = (actor: Actor): FirebaseStorage => bucket.as(actor);
const upload: RulesBucket['upload'] = (...attempt) => bucket.upload(...attempt);
const asServer: RulesBucket['asServer'] = (work) => bucket.asServer(work);

describe('uploading a receipt', () => {
  const files: readonly ReceiptFile[] = [pdfReceipt(), pngReceipt(), jpegReceipt()];

  it.each(files)('anybody uploads a $type', async ({ bytes, type }) => {
    expect(await upload(`receipts/${id}/0`, bytes, { contentType: type })).toBe('allowed');
    await asServer(async (storage) => {
      const stored = await getBytes(ref(storage, `receipts/${id}/0`));
      expect(Buffer.from(stored).equals(bytes)).toBe(true);
    });
  });

  it.each(EVERYBODY)('%s may upload once to a slot', async (actor) => {
    const contentType = { contentType: PDF.type };
    expect(await upload(`receipts/${id}/0`, PDF.bytes, contentType, actor)).toBe('allowed');
    expect(await upload(`receipts/${id}/0`, PDF.bytes, contentType, actor)).toBe('denied');
  });

  it('there are exactly ten slots (#50)', async () => {
    for (let slot = 0; slot < 10; slot++)
      expect(await upload(`receipts/${id}/${slot}`)).toBe('allowed');
    for (const slot of ['10', '00', '01', 'a', 'A', '-1', '+1', '1.0', '0x1', '٣', '0\n', ' 0'])
      expect([slot, await uploadRaw(`receipts/${id}/${slot}`)]).toEqual([slot, 403]);
  });

  it('a receipt has at least 1 byte and at most 10 MB (#49)', async () => {
    const sized = (slot: number, size: number) =>
      upload(`receipts/${id}/${slot}`, new Uint8Array(size));
    expect(await sized(0, 0)).toBe('denied');
    expect(await sized(1, 1)).toBe('allowed');
    expect(await sized(2, TEN_MB)).toBe('allowed');
    expect(await sized(3, TEN_MB + 1)).toBe('denied');
  });

  it('the same holds for an upload in pieces, as browsers make it (#49, #51)', async () => {
    const inPieces = (slot: number, size: number) =>
      outcomeOf(async () => {
        const there = ref(as('A1'), `receipts/${id}/${slot}`);
        await uploadBytesResumable(there, new Uint8Array(size), { contentType: PDF.type });
      });
    expect(await inPieces(0, 300_000)).toBe('allowed');
    expect(await inPieces(0, 300_000)).toBe('denied');
    expect(await inPieces(1, TEN_MB)).toBe('allowed');
    expect(await inPieces(2, TEN_MB + 1)).toBe('denied');
    expect(await inPieces(10, 300_000)).toBe('denied');
  });

  it('nobody overwrites a receipt (#51)', async () => {
    expect(await upload(`receipts/${id}/0`)).toBe('allowed');
    const png = pngReceipt();
    for (const actor of EVERYBODY)
      expect(await upload(`receipts/${id}/0`, png.bytes, { contentType: png.type }, actor)).toBe(
        'denied',
      );
    await asServer(async (storage) => {
      const stored = await getBytes(ref(storage, `receipts/${id}/0`));
      expect(Buffer.from(stored).equals(PDF.bytes)).toBe(true);
    });
  });

  it.each(EVERYBODY)('%s uploads nothing once the expense is submitted (#52)', async (actor) => {
    const expense = bucket.db.collection('expenses').doc(id);
    expect(await upload(`receipts/${id}/0`)).toBe('allowed');
    await expense.set({ status: 'rejected' });
    try {
      const contentType = { contentType: PDF.type };
      expect(await upload(`receipts/${id}/1`, PDF.bytes, contentType, actor)).toBe('denied');
    } finally {
      await expense.delete();
    }
    expect(await upload(`receipts/${id}/1`)).toBe('allowed');
  });
});

describe('the declared type (#47)', () => {
  it.each(SPOOFED_FILES)('$name is denied as $type, which it is', async ({ bytes, type }) => {
    expect(await upload(`receipts/${id}/0`, bytes, { contentType: type })).toBe('denied');
  });

  // The rules cannot see the bytes; the function that takes the submission checks them.
  it.each([
    'image/jpg',
    'image/PNG',
    'image/png; charset=utf-8',
    'image/png, text/html',
    'image/*',
    'application/pdf ',
    ' image/png',
    'image/png	image/png',
    'application/octet-stream',
    'x',
  ])('%j is denied', async (type) => {
    expect(await upload(`receipts/${id}/0`, PDF.bytes, { contentType: type })).toBe('denied');
  });

  it('no type is denied', async () => {
    expect(await uploadRaw(`receipts/${id}/0`, {})).toBe(403);
  });
});

describe('the encoding (#59)', () => {
  it.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'x'])(
    '%s is denied',
    async (encoding) => {
      const metadata = { contentType: PDF.type, contentEncoding: encoding };
      expect(await upload(`receipts/${id}/0`, PDF.bytes, metadata)).toBe('denied');
    },
  );

  it('identity is allowed, like no encoding', async () => {
    const metadata = { contentType: PDF.type, contentEncoding: 'identity' };
    expect(await upload(`receipts/${id}/0`, PDF.bytes, metadata)).toBe('allowed');
  });
});

describe('what else an upload says of itself (#54)', () => {
  it.each(['attachment', 'inline; filename=page.html', "inline; filename*=utf-8''1", 'x'])(
    'the disposition %j is denied',
    async (contentDisposition) => {
      const metadata = { contentType: PDF.type, contentDisposition };
      expect(await upload(`receipts/${id}/0`, PDF.bytes, metadata)).toBe('denied');
    },
  );

  // What Storage writes by itself where nothing is said.
  it.each(['inline', "inline; filename*=utf-8''0"])(
    'the disposition %j is nothing new',
    async (contentDisposition) => {
      const metadata = { contentType: PDF.type, contentDisposition };
      expect(await upload(`receipts/${id}/0`, PDF.bytes, metadata)).toBe('allowed');
    },
  );

  it.each([{ awaited: 'yes' }, { owner: 'me' }, { '': 'x' }])(
    'the note %j is denied',
    async (customMetadata) => {
      const metadata = { contentType: PDF.type, customMetadata };
      expect(await upload(`receipts/${id}/0`, PDF.bytes, metadata)).toBe('denied');
    },
  );

  it('the same holds for a paper', async () => {
    const odd = [{ contentDisposition: 'attachment' }, { customMetadata: { owner: 'me' } }];
    for (const metadata of odd) {
      const all = { contentType: PDF.type, ...metadata };
      expect(await upload(`papers/deposits~${id}/0`, PDF.bytes, all, 'A4')).toBe('denied');
    }
  });
});

describe('the path', () => {
  it.each(NOT_EXPENSE_IDS)('does not have an expense id that is %s (#45)', async (_name, bad) => {
    expect(await uploadRaw(`receipts/${bad}/0`)).not.toBe(200);
  });

  it.each([
    '..',
    '.',
    '%2e%2e',
    '../0',
    '0/..',
    '0/1',
    '0/',
    '/0',
    '0%00',
    '0\0',
    '‮0',
    '0.html',
    '0?x',
    '0#x',
    'a'.repeat(201),
    'receipt.pdf',
  ])('does not have the slot %j (#55)', async (slot) => {
    expect(await uploadRaw(`receipts/${id}/${slot}`)).toBe(403);
  });

  it('is under receipts and nowhere else (#46)', async () => {
    for (const path of [`${id}/0`, `receipt/${id}/0`, `Receipts/${id}/0`, `receipts/0`, '0'])
      expect([path, await uploadRaw(path)]).toEqual([path, 403]);
    for (const path of [`/receipts/${id}/0`, `public/receipts/${id}/0`, `receipts//${id}/0`])
      expect([path, await uploadRaw(path)]).toEqual([path, 403]);
  });
});

describe('a stored receipt', () => {
  beforeEach(async () => {
    expect(await upload(`receipts/${id}/0`)).toBe('allowed');
  });

  const READS: Readonly<Record<string, (storage: FirebaseStorage) => Promise<unknown>>> = {
    bytes: (storage) => getBytes(ref(storage, `receipts/${id}/0`)),
    metadata: (storage) => getMetadata(ref(storage, `receipts/${id}/0`)),
    'download address': (storage) => getDownloadURL(ref(storage, `receipts/${id}/0`)),
  };
  const reads = Object.entries(READS).flatMap(([what, read]) =>
    EVERYBODY.map((actor) => ({ what, read, actor })),
  );

  // Not even an administrator: the bytes come from the server, by right.
  it.each(reads)('$actor does not read its $what (#53, #54, #63)', async ({ actor, read }) => {
    expect(await outcomeOf(() => read(as(actor)))).toBe('denied');
  });

  it('a removed administrator uploads nothing, although the token still has the claim (#64)', async () => {
    const paper = (slot: number) =>
      upload(`papers/deposits~${id}/${slot}`, PDF.bytes, { contentType: PDF.type }, 'A4');
    expect(await paper(0)).toBe('allowed');
    await bucket.db.doc(`people/${ADMIN}`).delete();
    try {
      expect(await paper(1)).toBe('denied');
    } finally {
      await bucket.db.doc(`people/${ADMIN}`).set(ADMIN_DOCUMENT);
    }
    expect(await paper(1)).toBe('allowed');
  });

  it("takes no paper at the instant after a bookkeeper's last day, nor from a reviewer, with the same token", async () => {
    const paper = (slot: number, actor: Actor) =>
      upload(`papers/deposits~${id}/${slot}`, PDF.bytes, { contentType: PDF.type }, actor);
    expect([await paper(0, 'A8'), await paper(1, 'A9')]).toEqual(['allowed', 'denied']);
    await bucket.db.doc('people/a8').update({ endsAt: new Date() });
    await bucket.db.doc('people/a9').update({ role: 'bookkeeper' });
    try {
      expect([await paper(1, 'A8'), await paper(1, 'A9')]).toEqual(['denied', 'allowed']);
    } finally {
      await putPeople(bucket.db);
    }
  });

  it.each(EVERYBODY)('%s does not list its folders (#53)', async (actor) => {
    expect(await outcomeOf(() => listAll(ref(as(actor), `receipts/${id}`)))).toBe('denied');
    expect(await outcomeOf(() => listAll(ref(as(actor), 'receipts')))).toBe('denied');
    expect(await outcomeOf(() => listAll(ref(as(actor), '')))).toBe('denied');
  });

  it.each(EVERYBODY)('%s does not change or delete it (#51, #53)', async (actor) => {
    const there = ref(as(actor), `receipts/${id}/0`);
    const change = { contentType: 'text/html', contentDisposition: 'inline' };
    expect(await outcomeOf(() => updateMetadata(there, change))).toBe('denied');
    expect(await outcomeOf(() => deleteObject(there))).toBe('denied');
    await asServer(async (storage) => {
      const { contentType } = await getMetadata(ref(storage, `receipts/${id}/0`));
      expect(contentType).toBe(PDF.type);
    });
  });
});
