import { createHash } from 'node:crypto';
import { defaultOf, type Flag } from './flag.ts';

const BUCKETS = 100;

/** The bucket, 0 to 99, of a unit (a person, a visitor) for a flag: stable, and independent of other flags. */
export function bucketOf(name: string, unitId: string): number {
  return createHash('sha256').update(`${name}\0${unitId}`).digest().readUInt32BE() % BUCKETS;
}

/** The group of a bucket, by the weights of the flag. */
export function groupOfBucket(flag: Flag, bucket: number): string {
  if (flag.kind === 'switch') return defaultOf(flag);
  let end = 0;
  for (const [group, percent] of Object.entries(flag.groups)) {
    end += percent;
    if (bucket < end) return group;
  }
  return flag.default;
}
