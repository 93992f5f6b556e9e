import { parentPort } from 'node:worker_threads';
import { foundAssociation } from '../functions/support/association.ts';
import { benchClosing } from './books/closing.ts';
import { benchCsvRows } from './books/csv-rows.ts';
import { benchExpensesTab } from './books/expenses-tab.ts';
import { benchImport } from './books/import.ts';
import { benchLedgerWrites } from './books/ledger-writes.ts';
import { benchRegister } from './books/register.ts';
import { benchReports } from './books/reports.ts';
import { benchStatement } from './books/statement.ts';
import { benchTreasurer } from './books/treasurer.ts';
import { benchClockReads } from './clock-reads.ts';
import { benchDecisions } from './decisions/decisions.ts';
import { benchEvening } from './evening/evening.ts';
import type { Figure } from './figures.ts';
import { benchFormOptions } from './form-options.ts';
import { benchJournalPages } from './journal/pages.ts';
import { benchReplay } from './journal/replay.ts';
import { benchSaves } from './journal/saves.ts';
import { benchLighthouse } from './phone/lighthouse.ts';
import { benchPhone } from './phone/phone.ts';
import { benchSubmissions } from './submissions.ts';
import type { BenchName } from './names.ts';

/** The benchmarks: what one says, it says to run.ts. */
const BENCHES: Readonly<Record<BenchName, () => Promise<Figure[]>>> = {
  'form options': benchFormOptions,
  'clock-reads': benchClockReads,
  'ledger writes': benchLedgerWrites,
  'csv rows': benchCsvRows,
  import: benchImport,
  saves: benchSaves,
  replay: benchReplay,
  'journal pages': benchJournalPages,
  'expenses tab': benchExpensesTab,
  reports: benchReports,
  closing: benchClosing,
  treasurer: benchTreasurer,
  statement: benchStatement,
  register: benchRegister,
  phone: benchPhone,
  lighthouse: benchLighthouse,
  submissions: benchSubmissions,
  decisions: benchDecisions,
  evening: benchEvening,
};

/** The name of one of them. */
const [chosen] = process.argv.slice(2);
const found = Object.entries(BENCHES).find(([name]) => name === chosen);
if (found === undefined) throw new Error(`There is no benchmark "${chosen}".`);
await foundAssociation();
const [name, bench] = found;
parentPort?.postMessage(name);
parentPort?.postMessage(await bench());
