import { DefaultLogger, type Provider } from '@openfeature/server-sdk';
import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/database/database.ts';
import { defaultOf, isOnGroup } from './flag.ts';
import { FLAG_NAMES, FLAGS, type FlagGroup, type FlagName, isGroupOf } from './flags.ts';
import { type OverrideTableOptions, openOverrideTable } from './override-table.ts';
import { createBucketProvider } from './provider.ts';

/** The flags of one person or visitor, as they stand for one request. */
export interface Flags {
  /** Whether a switch is on, or the group of an experiment is `enabled`. */
  isOn(name: FlagName): boolean;
  group<Name extends FlagName>(name: Name): FlagGroup<Name>;
  /** Names all groups that are not the default: what a cache of pages must keep apart. Empty for most visitors. */
  fingerprint(): string;
}

/** Groups chosen for one session, by staff or a test; they win over all else. */
export type SessionOverrides = { readonly [Name in FlagName]?: FlagGroup<Name> };

export interface FlagSource {
  /** `unitId` is the id of the person, or of the visitor's browser; without one every flag has its default. */
  flagsFor(of: { unitId: string | undefined; overrides?: SessionOverrides }): Promise<Flags>;
}

type Groups = ReadonlyMap<FlagName, string>;

const MOST_UNITS = 10_000;

/**
 * Opens the flags. `provider` may be the OpenFeature provider of a flag service, which answers groups as strings.
 * What a unit gets is remembered until the overrides are read anew.
 */
export function openFlagSource(
  database: Database,
  options: OverrideTableOptions & { provider?: Provider } = {},
): FlagSource {
  const table = openOverrideTable(database, options);
  const provider = options.provider ?? createBucketProvider(table);
  const logger = new DefaultLogger();
  const ready = provider.initialize?.();
  const known = new LRUCache<string, Groups>({ max: MOST_UNITS });
  let knownSince = {};
  // Asks the provider itself: OpenFeature's client takes six times as long, and every visitor has every flag.
  const groupFor = async (name: FlagName, unitId: string): Promise<string> => {
    const fallback = defaultOf(FLAGS[name]);
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
    const decide = async (name: FlagName) => [name, await groupFor(name, unitId)] as const;
    return new Map(await Promise.all(FLAG_NAMES.map(decide)));
  };
  return {
    flagsFor: async ({ unitId = '', overrides = {} }) => {
      const current = await table.current();
      if (current !== knownSince) known.clear();
      knownSince = current;
      const groups = known.get(unitId) ?? (await groupsFor(unitId));
      known.set(unitId, groups);
      return flagsOf(groups, overrides);
    },
  };
}

function flagsOf(groups: Groups, overrides: SessionOverrides): Flags {
  const group = <Name extends FlagName>(name: Name): FlagGroup<Name> => {
    for (const candidate of [overrides[name], groups.get(name), defaultOf(FLAGS[name])]) {
      if (isGroupOf(name, candidate)) return candidate;
    }
    throw new Error(`the default of the flag ${name} is none of its groups`);
  };
  return {
    group,
    isOn: (name) => isOnGroup(group(name)),
    fingerprint: () =>
      FLAG_NAMES.filter((name) => group(name) !== defaultOf(FLAGS[name]))
        .map((name) => `${name}=${group(name)}`)
        .join(' '),
  };
}
