import { createHash } from 'node:crypto';

export type Flag =
  | { kind: 'switch'; isOn: boolean }
  /** `groups` are percentages that add up to 100; `default` is for units without an id or without a decision. */
  | { kind: 'experiment'; groups: Readonly<Record<string, number>>; default: string };

export type FlagList = Readonly<Record<string, Flag>>;

/** Declared by the product, so that an unknown flag or group is a type error. */
// biome-ignore lint/suspicious/noEmptyInterface: the product fills it
export interface ProductFlags {}

export type FlagName = keyof ProductFlags & string;

export type FlagGroup<Name extends FlagName> = ProductFlags[Name] extends { groups: infer Groups }
  ? keyof Groups & string
  : 'on' | 'off';

export function findFlag(flags: FlagList, name: string): Flag | undefined {
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

export function groupsOf(flag: Flag): string[] {
  return flag.kind === 'switch' ? ['on', 'off'] : Object.keys(flag.groups);
}

export function defaultOf(flag: Flag): string {
  if (flag.kind === 'switch') return flag.isOn ? 'on' : 'off';
  return flag.default;
}

export function isOnGroup(group: string): boolean {
  return group === 'on' || group === 'enabled';
}

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
