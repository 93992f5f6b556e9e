/*
 * Makes a review packet from what a test or a measurement hands over, in a page of its own: tests/panel/packet.spec.ts and
 * tests/bench/packet.test.ts.
 */

import type { MadePacket, PacketProgress } from '../src/admin/review/paper/make-packet.ts';
import type { PacketStore } from '../src/admin/review/paper/packet-store.ts';
import type { Cover } from '../src/admin/review/paper/write-pdf.ts';
import type { Packet } from '../src/admin/review/packet/packet.ts';

/** What the page offers to tests. */
export interface PacketKit {
  /** Begins, or goes on. @param files where the files are: below it by owner and slot. */
  readonly make: (packet: Packet, cover: Cover, files: string) => Promise<MadePacket>;
  readonly stop: () => void;
  readonly store: () => Promise<PacketStore>;
  /** All that was told so far. */
  readonly told: readonly PacketProgress[];
}

declare global {
  interface Window {
    packetKit?: PacketKit;
    /** Set ahead, it says whose packet it is; without it, it's kept in memory. */
    packetOwner?: string;
  }
}

const told: PacketProgress[] = [];
let stopping = new AbortController();
let opened: Promise<PacketStore> | null = null;

async function open(): Promise<PacketStore> {
  const { openPacketStore, memoryStore } =
    await import('../src/admin/review/paper/packet-store.ts');
  const { packetOwner } = window;
  return packetOwner === undefined ? memoryStore() : openPacketStore(packetOwner);
}

function store(): Promise<PacketStore> {
  return (opened ??= open());
}

function show(progress: PacketProgress): void {
  told.push(progress);
  const shown = document.getElementById('progress');
  if (shown !== null)
    shown.textContent = `${progress.step} ${progress.done} of ${progress.count}: ${progress.part}`;
}

window.packetKit = {
  told,
  store,
  stop: () => stopping.abort(),
  async make(packet, cover, files) {
    const { makePacket } = await import('../src/admin/review/paper/make-packet.ts');
    stopping = new AbortController();
    return makePacket({
      packet,
      cover,
      store: await store(),
      signal: stopping.signal,
      onProgress: show,
      fetchFile: ({ id, slot }, signal) => fetch(`${files}/${id}/${slot}`, { signal }),
      // A test of what fails doesn't wait for it.
      wait: () => Promise.resolve(),
    });
  },
};
