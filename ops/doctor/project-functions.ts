import type { Target } from './check.ts';

/** A function as the source deploys it. */
export interface ExpectedFunction {
  readonly id: string;
  readonly region: string;
  readonly secrets: readonly string[];
  /** Such as `every 5 minutes`; null if no schedule calls it. */
  readonly schedule: string | null;
  readonly maxInstances: number;
  /** Of one instance. */
  readonly memoryMb: number;
}

/** The fields that firebase-functions attaches to each function for the deploy tool and that we use. */
interface Endpoint {
  readonly region: readonly string[];
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly maxInstances: number;
  readonly availableMemoryMb: number;
}

/** Returns all functions that a deploy makes, from the code that defines them. */
export async function expectedFunctions(): Promise<readonly ExpectedFunction[]> {
  // This loads the whole server, so only when a check needs it.
  const defined = Object.entries(await import('../../functions/src/index.ts'));
  return defined.map(([id, definition]) => {
    const endpoint = Reflect.get(definition, '__endpoint') as Endpoint; // No type names it.
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

/** A deployed function. */
export interface DeployedFunction {
  readonly id: string;
  readonly region: string;
  /** Such as `ACTIVE`. */
  readonly state: string;
  /** Includes the parameters. */
  readonly environment: Readonly<Record<string, string>>;
  /** The version of each secret, by its name. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** The fields of each function in the list that we use, in the form of its reference. */
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
