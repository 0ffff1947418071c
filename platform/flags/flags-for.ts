import {
  DefaultLogger,
  type EvaluationContext,
  FlagNotFoundError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import {
  bucketOf,
  defaultOf,
  type Flag,
  type FlagGroup,
  type FlagList,
  type FlagName,
  findFlag,
  groupOfBucket,
  groupsOf,
  isOnGroup,
} from './flag.ts';

interface OperatorOverrides {
  find(name: string, unitId: string | undefined): string | undefined;
}

interface OverrideTable {
  /** The overrides are at most five seconds old. Returns the same object until it is read again. */
  current(): Promise<OperatorOverrides>;
}

interface OverrideTableOptions {
  clock?: Clock;
  log?: Logger;
}

interface Row {
  name: string;
  userId: string | null;
  bucket: number | null;
  value: string;
}

const FRESH_MS = 5000;
/** Overrides are for the operator's staff and for percentage rollouts; more rows are a mistake. */
const MOST_ROWS = 10_000;

/** Reads the whole table at most every five seconds, however many requests ask. */
export function openOverrideTable(
  database: Database,
  flags: FlagList,
  options: OverrideTableOptions = {},
): OverrideTable {
  const { clock = systemClock, log } = options;
  let overrides = overridesOf([], flags);
  let staleAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      // Uses no index: the whole table is read, up to the limit.
      const rows = await database.rows<Row>(
        `select name, user_id as "userId", bucket, value from flag_overrides limit ${MOST_ROWS}`,
      );
      overrides = overridesOf(rows, flags);
    } catch (error) {
      // Pages go on with the last known overrides: a flag is never worth an outage.
      log?.warn({ err: error }, 'flag overrides could not be read');
    }
    staleAt = clock.now().getTime() + FRESH_MS;
    reading = undefined;
  };
  return {
    current: async () => {
      if (clock.now().getTime() >= staleAt) {
        reading ??= read();
        await reading;
      }
      return overrides;
    },
  };
}

function overridesOf(rows: readonly Row[], flags: FlagList): OperatorOverrides {
  const values = new Map<string, string>();
  for (const { name, userId, bucket, value } of rows) {
    const flag = findFlag(flags, name);
    if (!flag || !groupsOf(flag).includes(value)) continue;
    values.set(`${name} ${userId ?? ''} ${bucket ?? ''}`, value);
  }
  return {
    find: (name, unitId) => {
      if (values.size === 0) return undefined;
      const forAll = values.get(`${name}  `);
      if (!unitId) return forAll;
      const forBucket = values.get(`${name}  ${bucketOf(name, unitId)}`);
      return values.get(`${name} ${unitId} `) ?? forBucket ?? forAll;
    },
  };
}

export interface Flags {
  isOn(name: FlagName): boolean;
  group<Name extends FlagName>(name: Name): FlagGroup<Name>;
  /** All groups that are not the default: part of the key of a page cache. Empty for most visitors. */
  fingerprint(): string;
  list(): FlagState[];
}

export interface FlagState {
  name: string;
  groups: string[];
  group: string;
  isOverridden: boolean;
}

/** Chosen for one session by staff or a test; they override everything else. */
export type SessionOverrides = Readonly<Record<string, string>>;

export interface FlagSource {
  /** `unitId` is the person's id or that of the visitor's browser; without one every flag has its default. */
  flagsFor(of: { unitId: string | undefined; overrides?: SessionOverrides }): Promise<Flags>;
}

type Groups = ReadonlyMap<string, string>;

const MOST_UNITS = 10_000;

/** `provider` may be the OpenFeature provider of a flag service that returns groups as strings. */
export function openFlagSource(
  database: Database,
  flags: FlagList,
  options: OverrideTableOptions & { provider?: Provider } = {},
): FlagSource {
  const table = openOverrideTable(database, flags, options);
  const provider = options.provider ?? createBucketProvider(flags, table);
  const logger = new DefaultLogger();
  const ready = provider.initialize?.();
  const known = new LRUCache<string, Groups>({ max: MOST_UNITS });
  let knownSince = {};
  // Calls the provider directly: OpenFeature's client is six times slower, and every visitor has every flag.
  const groupFor = async (name: string, fallback: string, unitId: string): Promise<string> => {
    try {
      const context = { targetingKey: unitId };
      return (await provider.resolveStringEvaluation(name, fallback, context, logger)).value;
    } catch (error) {
      options.log?.warn({ err: error, flag: name }, 'flag could not be decided');
      return fallback;
    }
  };
  const groupsFor = async (unitId: string): Promise<Groups> => {
    await ready;
    const decided = Object.entries(flags).map(
      async ([name, flag]) => [name, await groupFor(name, defaultOf(flag), unitId)] as const,
    );
    return new Map(await Promise.all(decided));
  };
  return {
    flagsFor: async ({ unitId = '', overrides = {} }) => {
      const current = await table.current();
      if (current !== knownSince) known.clear();
      knownSince = current;
      const groups = known.get(unitId) ?? (await groupsFor(unitId));
      known.set(unitId, groups);
      return flagsOf(flags, groups, overrides);
    },
  };
}

function flagsOf(list: FlagList, groups: Groups, overrides: SessionOverrides): Flags {
  const chosen = (name: string): string => {
    const flag = findFlag(list, name);
    if (!flag) throw new Error(`there is no flag ${name}`);
    const known = groupsOf(flag);
    const decided = [overrides[name], groups.get(name)];
    return decided.find((group) => group !== undefined && known.includes(group)) ?? defaultOf(flag);
  };
  return {
    // The groups of a flag are those that the product has declared as its type.
    group: <Name extends FlagName>(name: Name) => chosen(name) as FlagGroup<Name>,
    isOn: (name) => isOnGroup(chosen(name)),
    fingerprint: () =>
      Object.entries(list)
        .filter(([name, flag]) => chosen(name) !== defaultOf(flag))
        .map(([name]) => `${name}=${chosen(name)}`)
        .join(' '),
    list: () =>
      Object.entries(list).map(([name, flag]) => ({
        ...{ name, groups: groupsOf(flag), group: chosen(name) },
        isOverridden: Object.hasOwn(overrides, name),
      })),
  };
}

export function createBucketProvider(flags: FlagList, table: OverrideTable): Provider {
  const resolve = async (name: string, context: EvaluationContext): Promise<ResolutionDetails<string>> => {
    const flag = findFlag(flags, name);
    if (!flag) throw new FlagNotFoundError(name);
    const unitId = context.targetingKey || undefined;
    const overridden = (await table.current()).find(name, unitId);
    if (overridden !== undefined) return decided(overridden, StandardResolutionReasons.TARGETING_MATCH);
    if (unitId === undefined) return decided(defaultOf(flag), StandardResolutionReasons.DEFAULT);
    if (!isSplit(flag)) return decided(groupOfBucket(flag, 0), StandardResolutionReasons.STATIC);
    return decided(groupOfBucket(flag, bucketOf(name, unitId)), StandardResolutionReasons.SPLIT);
  };
  const refuse = async (name: string): Promise<never> => {
    throw new TypeMismatchError(`${name} has a value of another type`);
  };
  return {
    metadata: { name: 'buckets and overrides' },
    runsOn: 'server',
    resolveStringEvaluation: (name, _default, context) => resolve(name, context),
    resolveBooleanEvaluation: async (name, _default, context) => {
      const details = await resolve(name, context);
      return { ...details, value: isOnGroup(details.value) };
    },
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  };
}

function isSplit(flag: Flag): boolean {
  return flag.kind === 'experiment' && !Object.values(flag.groups).includes(100);
}

function decided(group: string, reason: string): ResolutionDetails<string> {
  return { value: group, variant: group, reason };
}
