import { activityPart } from './activity-part.ts';
import { attentionPart } from './attention-part.ts';
import { inOrder, type Books } from './books.ts';
import { budgetParts } from './budget-part.ts';
import { findingsPart } from './findings-part.ts';
import { ledgerPart } from './ledger-part.ts';
import type { Packet, PacketPart } from './packet.ts';
import { ratificationPart } from './ratification-part.ts';
import { treasurerParts } from './treasurer-parts.ts';

/** The parts that are made of the books' entries and reports. */
export interface ReportParts {
  readonly reports: readonly PacketPart[];
  readonly budget: readonly PacketPart[];
  readonly ledger: readonly PacketPart[];
  readonly ratifications: readonly PacketPart[];
  readonly findings: readonly PacketPart[];
  readonly activity: readonly PacketPart[];
}

/** The parts that are made of the offices, the bank, the deposits, the payments, and the requests. */
export interface GivenParts {
  readonly officers: readonly PacketPart[];
  readonly bank: readonly PacketPart[];
  readonly deposits: readonly PacketPart[];
  readonly payments: readonly PacketPart[];
  readonly requests: readonly PacketPart[];
}

/** Returns the parts of the books. The same books make the same parts, in whichever order they were read. */
export function reportParts(unordered: Books): ReportParts {
  const books = inOrder(unordered);
  return {
    reports: treasurerParts(books),
    budget: budgetParts(books),
    ledger: [ledgerPart(books)],
    ratifications: [ratificationPart(books)],
    findings: [findingsPart(books)],
    activity: [activityPart(books)],
  };
}

/** Returns the packet of some days, with its parts in the order of the paper. */
export function packetOf(days: Packet['days'], parts: ReportParts & GivenParts): Packet {
  const all = [
    ...parts.officers,
    ...parts.reports,
    ...parts.budget,
    ...parts.bank,
    ...parts.deposits,
    ...parts.ledger,
    ...parts.payments,
    ...parts.requests,
    ...parts.ratifications,
    ...parts.findings,
    ...parts.activity,
  ];
  return { days, parts: [attentionPart(all), ...all] };
}
