import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import { describe, expect, it } from 'vitest';
import type { PreparedReceipt } from '../ui/receipts/upload/prepare-receipt.ts';
import type { ReceiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';
import {
  countLost,
  hasReceipt,
  receiptInputs,
  StatementFile,
  unstoredOf,
  withoutFile,
} from './receipt-items.ts';
import { ReceiptUploads } from './receipt-uploads.ts';

const ID = 'Ab3dEf6hIj9kLm2nOp5q';
const NOW = Date.UTC(2026, 8, 30);
const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

function prepared({ name }: File): PreparedReceipt {
  const type = 'application/pdf';
  return {
    name,
    type,
    bytes: new Blob(['%PDF-'], { type }),
    sha256: 'a'.repeat(64),
    shrunk: false,
    fault: null,
  };
}

/** Uploads of which the first fails, and which finish reading a file called `slow.pdf` only on `finishReading`. */
function uploadsWithOneFailed() {
  const slots: number[] = [];
  const slow = Promise.withResolvers<undefined>();
  const work: ReceiptProcessing = {
    async prepare(chosen) {
      if (chosen.name === 'slow.pdf') await slow.promise;
      return prepared(chosen);
    },
    upload({ slot }) {
      slots.push(slot);
      return slots.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('stored');
    },
  };
  const uploads = new ReceiptUploads(ID, [], work, () => NOW);
  const statuses = () => uploads.view().items.map(({ status }) => status);
  return { uploads, slots, statuses, finishReading: () => slow.resolve(undefined) };
}

describe('ReceiptUploads', () => {
  it('sends a file once however often it is tried again while another one is read', async () => {
    const { uploads, slots, statuses, finishReading } = uploadsWithOneFailed();
    uploads.add([file('lunch.pdf')]);
    await uploads.settled();
    expect(statuses()).toEqual(['failed']);
    uploads.add([file('slow.pdf')]);
    for (const { key } of uploads.view().items) uploads.retry(key);
    uploads.retryAll();
    expect(statuses()).toEqual(['preparing', 'preparing']);
    finishReading();
    await uploads.settled();
    expect(statuses()).toEqual(['uploaded', 'uploaded']);
    expect(uploads.view().items.map(({ stored }) => stored?.uploadedAt)).toEqual([NOW, NOW]);
    // The failed upload's slot is free again.
    expect(slots).toEqual([0, 0, 1]);
  });

  it('marks a file that the server refused, and leaves it out until it is added again (#47)', async () => {
    const { uploads, statuses } = uploadsWithOneFailed();
    uploads.add([file('lunch.pdf'), file('dinner.pdf')]);
    await uploads.settled();
    uploads.retryAll();
    await uploads.settled();
    const [, refusedOne] = receiptInputs(uploads.view().items);
    uploads.refuse(refusedOne?.slot ?? -1);
    expect(statuses()).toEqual(['uploaded', 'refused']);
    expect(receiptInputs(uploads.view().items).map(({ name }) => name)).toEqual(['lunch.pdf']);
    // Neither a second click nor a restored connection sends it again unchanged.
    uploads.retryAll();
    expect(statuses()).toEqual(['uploaded', 'refused']);
    uploads.refuse(9);
    expect(statuses()).toEqual(['uploaded', 'refused']);
  });

  it('names what a reload takes, as it was chosen, and takes it again in its place', async () => {
    const { uploads, statuses, finishReading } = uploadsWithOneFailed();
    uploads.addLost([
      { name: 'IMG_1.HEIC', size: 9 },
      { name: 'gone.pdf', size: 8 },
      { name: 'stated.pdf', size: 7, statement: true },
    ]);
    expect(countLost(uploads.view().items)).toBe(3);
    uploads.add([file('lunch.pdf')]);
    await uploads.settled();
    uploads.add([file('slow.pdf')]);
    // The failed one and the one being read are gone like the others.
    expect(
      unstoredOf(uploads.view().items).map(({ name, statement }) => [name, statement]),
    ).toEqual([
      ['IMG_1.HEIC', undefined],
      ['gone.pdf', undefined],
      ['stated.pdf', true],
      ['lunch.pdf', undefined],
      ['slow.pdf', undefined],
    ]);
    // By its name wherever it was chosen; under another name, next to the one that is gone.
    uploads.add([new File(['%PDF-'], 'IMG_1.HEIC')]);
    const second = uploads.view().items[1];
    uploads.add([file('other.pdf')], second?.key);
    finishReading();
    await uploads.settled();
    expect(statuses()).toEqual(['uploaded', 'uploaded', 'lost', 'failed', 'uploaded']);
    expect(
      uploads
        .view()
        .items.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['IMG_1.HEIC', 'other.pdf']);
    expect(withoutFile(uploads.view().items)).toEqual([
      { name: 'stated.pdf', size: 7, statement: true },
    ]);
    expect(uploads.files()).toHaveLength(4);
  });

  it('still lists what was lost after a file that is not accepted was chosen in its place', async () => {
    const work: ReceiptProcessing = {
      prepare: (chosen) =>
        Promise.resolve(chosen.name === 'notes.txt' ? { refused: 'type' } : prepared(chosen)),
      upload: () => Promise.resolve('stored'),
    };
    const uploads = new ReceiptUploads(ID, [], work, () => NOW);
    uploads.addLost([{ name: 'IMG_1.jpg', size: 9 }]);
    const key = uploads.view().items[0]?.key;
    uploads.add([new File(['milk'], 'notes.txt')], key);
    await uploads.settled();
    expect(uploads.view().fileErrors).toEqual([{ name: 'notes.txt', reason: 'type' }]);
    expect(uploads.view().items).toMatchObject([{ name: 'IMG_1.jpg', size: 9, status: 'lost' }]);
    uploads.add([file('IMG_1.pdf')], key);
    await uploads.settled();
    expect(uploads.view().items).toMatchObject([{ name: 'IMG_1.pdf', status: 'uploaded' }]);
  });

  it('sends a file in which something is wrong only if the person says so (#47)', async () => {
    const slots: number[] = [];
    const looks: (boolean | undefined)[] = [];
    const uploads = new ReceiptUploads(ID, [], {
      prepare: (chosen, isOwn) => {
        looks.push(isOwn);
        const fault = chosen.name === 'locked.pdf' ? 'password' : null;
        return Promise.resolve({ ...prepared(chosen), fault });
      },
      upload({ slot }) {
        slots.push(slot);
        return Promise.resolve('stored');
      },
    });
    uploads.add([
      file('locked.pdf'),
      file('fine.pdf'),
      new StatementFile(new Blob(['png']), 'own.png', STATEMENT),
    ]);
    await uploads.settled();
    const [locked, fine] = uploads.view().items;
    expect([locked?.status, locked?.fault, fine?.status]).toEqual([
      'faulty',
      'password',
      'uploaded',
    ]);
    expect(looks).toEqual([false, false, true]);
    // Neither a click for another one nor a restored connection sends it.
    uploads.retryAll();
    uploads.retry(fine?.key ?? -1, 'faulty');
    expect(slots).toEqual([0, 1]);
    expect(hasReceipt(uploads.view().items.slice(0, 1))).toBe(false);
    uploads.retry(locked?.key ?? -1, 'faulty');
    uploads.retry(locked?.key ?? -1, 'faulty');
    await uploads.settled();
    expect(slots).toEqual([0, 1, 2]);
    expect(receiptInputs(uploads.view().items).map(({ name }) => name)).toEqual([
      'locked.pdf',
      'fine.pdf',
      'own.png',
    ]);
  });

  it('still sends a faulty file after one that is not accepted was chosen in its place', async () => {
    const uploads = new ReceiptUploads(ID, [], {
      prepare: (chosen) =>
        Promise.resolve(
          chosen.name === 'notes.txt'
            ? { refused: 'type' }
            : { ...prepared(chosen), fault: 'password' },
        ),
      upload: () => Promise.resolve('stored'),
    });
    uploads.add([file('locked.pdf')]);
    await uploads.settled();
    const key = uploads.view().items[0]?.key ?? -1;
    uploads.add([new File(['milk'], 'notes.txt')], key);
    await uploads.settled();
    expect(uploads.view().items).toMatchObject([{ name: 'locked.pdf', status: 'faulty' }]);
    // Another one needs a new answer.
    uploads.add([file('other.pdf')], key);
    await uploads.settled();
    expect(uploads.view().items).toMatchObject([{ name: 'other.pdf', status: 'faulty' }]);
    uploads.add([new File(['milk'], 'notes.txt')], key);
    await uploads.settled();
    uploads.retry(key, 'faulty');
    await uploads.settled();
    expect(uploads.view().items).toMatchObject([{ name: 'other.pdf', status: 'uploaded' }]);
  });

  it('says by its name what is wrong with a file', async () => {
    const uploads = new ReceiptUploads(ID, [], {
      prepare: (chosen) => Promise.resolve({ ...prepared(chosen), fault: 'noPages' }),
      upload: () => Promise.resolve('stored'),
    });
    uploads.add([file('empty.pdf')]);
    await uploads.settled();
    expect(uploads.view().announcement).toEqual({
      is: 'faulty',
      name: 'empty.pdf',
      fault: 'noPages',
    });
  });

  it('says what a statement states, also when it is sent again (#143)', async () => {
    const { uploads } = uploadsWithOneFailed();
    const stated = new StatementFile(new Blob(['png']), 'stated.png', STATEMENT);
    uploads.add([stated, file('slip.pdf')]);
    await uploads.settled();
    uploads.retryAll();
    await uploads.settled();
    const claims = receiptInputs(uploads.view().items);
    expect(claims.map(({ name, statement }) => [name, statement])).toEqual([
      ['stated.png', STATEMENT],
      ['slip.pdf', undefined],
    ]);
    expect(claims[1]).not.toHaveProperty('statement');
    // Another form carries it over, still as a statement.
    expect(uploads.files()[0]).toBeInstanceOf(StatementFile);
  });

  it('tells a storage that refuses every file from one without room, and tries it again (#90)', async () => {
    const slots: number[] = [];
    const open = { is: false };
    const work: ReceiptProcessing = {
      prepare: (chosen) => Promise.resolve(prepared(chosen)),
      upload({ slot }) {
        slots.push(slot);
        return Promise.resolve(open.is ? 'stored' : 'taken');
      },
    };
    const uploads = new ReceiptUploads(ID, [], work, () => NOW);
    uploads.add([file('lunch.pdf')]);
    await uploads.settled();
    expect(uploads.view().fileErrors).toEqual([{ name: 'lunch.pdf', reason: 'denied' }]);
    expect(slots).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    open.is = true;
    uploads.add([file('lunch.pdf')]);
    await uploads.settled();
    expect(uploads.view().items.map(({ stored }) => stored?.slot)).toEqual([0]);
  });

  it('puts new receipts where none of the version before is, and at most ten in all', async () => {
    const slots: number[] = [];
    const work: ReceiptProcessing = {
      prepare: (chosen) => Promise.resolve(prepared(chosen)),
      upload({ slot }) {
        slots.push(slot);
        return Promise.resolve('stored');
      },
    };
    const earlier = Array.from({ length: 8 }, (_, slot) => {
      return { slot, name: `${slot}.pdf`, size: 9, isKept: true };
    });
    const uploads = new ReceiptUploads(ID, [], work, () => NOW, earlier);
    uploads.keep(3, false);
    uploads.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)));
    await uploads.settled();
    // A dropped receipt gives up its slot last.
    expect(slots).toEqual([8, 9, 3]);
    expect(uploads.view().fileErrors).toEqual([{ name: 'd.pdf', reason: 'tooMany' }]);
    expect(uploads.canKeep(3)).toBe(false);
    uploads.keep(3, true);
    expect(uploads.view().earlier[3]?.isKept).toBe(false);
    uploads.keep(5, false);
    expect(uploads.canKeep(5)).toBe(true);
    uploads.keep(5, true);
    expect(uploads.view().earlier[5]?.isKept).toBe(true);
  });
});
