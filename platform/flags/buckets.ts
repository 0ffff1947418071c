import { createHash } from 'node:crypto';
import { defaultOf, type Flag } from './flag.ts';

const BUCKETS = 100;

/** 0 to 99: stable for a unit (a person, a visitor), and independent of other flags. */
export function bucketOf(name: string, unitId: string): number {
  return createHash('sha256').update(`${name}\0${unitId}`).digest().readUInt32BE() % BUCKETS;
}

export function groupOfBucket(flag: Flag, bucket: number): string {
  if (flag.kind === 'switch') return defaultOf(flag);
  let end = 0;
  for (const [group, percent] of Object.entries(flag.groups)) {
    end += percent;
    if (bucket < end) return group;
  }
  return flag.default;
}
