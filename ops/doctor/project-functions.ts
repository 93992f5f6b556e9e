import type { Target } from './check.ts';

/** A function as the source deploys it. */
export interface ExpectedFunction {
  readonly id: string;
  readonly region: string;
  readonly secrets: readonly string[];
  /** Such as `every 5 minutes`; null if no clock calls it. */
  readonly schedule: string | null;
  readonly maxInstances: number;
  /** Of one instance. */
  readonly memoryMb: number;
}

/** What firebase-functions hangs on each function for the deploy tool, as far as it is used. */
interface Endpoint {
  readonly region: readonly string[];
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly maxInstances: number;
  readonly availableMemoryMb: number;
}

/** Returns all functions that a deploy makes, from the code that defines them. */
export async function expectedFunctions(): Promise<readonly ExpectedFunction[]> {
  // It loads the whole server: only for those who ask.
  const defined = Object.entries(await import('../../functions/src/index.ts'));
  return defined.map(([id, definition]) => {
    const endpoint = Reflect.get(definition, '__endpoint') as Endpoint; // no type names it
    const { region, secretEnvironmentVariables = [], scheduleTrigger } = endpoint;
    return {
      id,
      region: region[0] ?? '',
      secrets: secretEnvironmentVariables.map(({ key }) => key),
      schedule: scheduleTrigger?.schedule ?? null,
      maxInstances: endpoint.maxInstances,
      memoryMb: endpoint.availableMemoryMb,
    };
  });
}

/** A function as it is deployed. */
export interface DeployedFunction {
  readonly id: string;
  readonly region: string;
  /** Such as `ACTIVE`. */
  readonly state: string;
  /** Parameters among them. */
  readonly environment: Readonly<Record<string, string>>;
  /** The version of each secret, by its name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** What the list of functions answers of each, as far as it is used; the form is that of its reference. */
interface ListedFunction {
  /** `projects/P/locations/REGION/functions/ID` */
  readonly name: string;
  readonly state?: string;
  readonly serviceConfig?: {
    readonly environmentVariables?: Readonly<Record<string, string>>;
    readonly secretEnvironmentVariables?: readonly {
      readonly secret: string;
      readonly version: string;
    }[];
  };
}

/** Reads all functions of a project, in all regions. @throws Refused */
export async function deployedFunctions({
  project,
  google,
}: Pick<Target, 'project' | 'google'>): Promise<readonly DeployedFunction[]> {
  const path = `/v2/projects/${project}/locations/-/functions`;
  const found = await google.list('cloudfunctions', path, 'functions');
  return (found as readonly ListedFunction[]).map(({ name, state = '', serviceConfig = {} }) => {
    const [, , , region = '', , id = ''] = name.split('/');
    const { environmentVariables = {}, secretEnvironmentVariables = [] } = serviceConfig;
    const secrets = secretEnvironmentVariables.map(
      ({ secret, version }) => [secret, version] as const,
    );
    return { id, region, state, environment: environmentVariables, secrets: new Map(secrets) };
  });
}
