import {
  type EvaluationContext,
  FlagNotFoundError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk';
import { bucketOf, groupOfBucket } from './buckets.ts';
import { defaultOf, type Flag, type FlagList, findFlag, isOnGroup } from './flag.ts';
import type { OverrideTable } from './override-table.ts';

/** Decides flags by the operator's overrides, else by the buckets of the list. The targeting key is the unit's id. */
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
    throw new TypeMismatchError(`${name} answers a group, or whether it is on`);
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

/** Most flags are the same for everybody and need no hash. */
function isSplit(flag: Flag): boolean {
  return flag.kind === 'experiment' && !Object.values(flag.groups).includes(100);
}

function decided(group: string, reason: string): ResolutionDetails<string> {
  return { value: group, variant: group, reason };
}
