import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { bucketOf } from './buckets.ts';
import { type FlagList, findFlag, groupsOf } from './flag.ts';

export interface OperatorOverrides {
  find(name: string, unitId: string | undefined): string | undefined;
}

export interface OverrideTable {
  /** The overrides are at most five seconds old. Returns the same object until it is read again. */
  current(): Promise<OperatorOverrides>;
}

export interface OverrideTableOptions {
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
