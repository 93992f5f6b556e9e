import { REGION } from '../../functions/src/platform/settings.ts';
import { note, right, wrong, type Check, type Finding, type Target } from './check.ts';
import { expectedFunctions, type ExpectedFunction } from './project-functions.ts';

/** An instance of up to 2 GiB has one CPU, unless options.ts says otherwise. */
const MILLI_CPU = 1000;
const MIB = 1024 * 1024;

/** People wait for these: they must keep working while someone floods the form. */
const WAITED_FOR = ['api', 'decide', 'admin'];

/** A quota of Cloud Run, by Google's name, and how much of it one instance uses. */
interface Quota {
  readonly id: string;
  readonly ofInstance: (one: ExpectedFunction) => number;
  readonly said: (amount: number) => string;
}

const QUOTAS: readonly Quota[] = [
  {
    id: 'CpuAllocPerProjectRegion',
    ofInstance: () => MILLI_CPU,
    said: (milli) => `${milli / MILLI_CPU} CPUs`,
  },
  {
    id: 'MemAllocPerProjectRegion',
    ofInstance: ({ memoryMb }) => memoryMb * MIB,
    said: (bytes) => `${Math.round(bytes / MIB / 102.4) / 10} GiB`,
  },
];

export const quotas: Check = {
  id: 'quotas',
  name: `${REGION} gives the functions CPU and memory enough`,
  why: 'Google refuses a function whose instances could ask for more than the region gives; and when all of it is taken, those who come next are turned away.',
  isBefore: true,
  async run(target) {
    const expected = await expectedFunctions();
    return Promise.all(QUOTAS.map((quota) => findingOf(quota, expected, target)));
  },
};

/** The fields of the quota's answer that we use, in the form of the reference of quotaInfos.get. */
interface QuotaInfo {
  readonly dimensionsInfos?: readonly {
    /** A whole number as text; -1 means no limit. */
    readonly details?: { readonly value?: string };
    readonly applicableLocations?: readonly string[];
  }[];
}

async function findingOf(
  { id, ofInstance, said }: Quota,
  expected: readonly ExpectedFunction[],
  { google, project }: Target,
): Promise<Finding> {
  const path = `/v1/projects/${project}/locations/global/services/run.googleapis.com/quotaInfos/${id}`;
  const reply = await google.send({ service: 'cloudquotas', path });
  const info = (reply.ok ? reply.json : {}) as QuotaInfo;
  const here = info.dimensionsInfos?.find(({ applicableLocations = [] }) =>
    applicableLocations.includes(REGION),
  );
  const given = Number(here?.details?.value ?? Number.NaN);
  const most = (some: readonly ExpectedFunction[]) =>
    some.map((one) => one.maxInstances * ofInstance(one));
  const largest = Math.max(...most(expected));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  const waited = sum(most(expected.filter((one) => WAITED_FOR.includes(one.id))));
  const needs = `One function takes up to ${said(largest)}, the ${WAITED_FOR.length} that people wait for ${said(waited)}, all ${expected.length} ${said(sum(most(expected)))}.`;
  if (Number.isNaN(given))
    return note(`Google does not tell the quota ${id} of ${REGION}. ${needs}`);
  if (given === -1) return right(`No limit. ${needs}`);
  const found = `The region gives ${said(given)}. ${needs}`;
  const ask = `Ask for more (${id}, ${REGION}): https://console.cloud.google.com/iam-admin/quotas?service=run.googleapis.com&project=${project}; or lower MAX_INSTANCES in functions/src/platform/config.ts`;
  if (given < largest) return wrong(found, ask);
  // Half of the most they could use: a flood of the form then leaves room for decisions.
  return given < waited / 2 ? note(found, ask) : right(found);
}
