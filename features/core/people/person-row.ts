import type { Id } from '#platform/ids/ids.ts';

const COLUMNS = [
  'id',
  'username',
  'full_name',
  'first_name',
  'avatar_signature',
  'follower_count',
  'is_partner',
  'is_verified_merchant',
  'is_private_profile',
];

export interface PersonCardRow {
  id: Id;
  username: string;
  full_name: string;
  first_name: string;
  avatar_signature: string | null;
  follower_count: number;
  is_partner: boolean;
  is_verified_merchant: boolean;
  is_private_profile: boolean;
  /** Neither deactivated nor suspended nor deleted. */
  is_active: boolean;
}

/** Condition that the person in `users` named `alias` is neither deactivated nor suspended nor deleted. */
export function isActive(alias: string): string {
  return `(${alias}.deactivated_at is null and ${alias}.suspended_at is null and ${alias}.deleted_at is null)`;
}

/** Select list of a `PersonCardRow` from `users` named `alias`, each column prefixed with `prefix`. */
export function personCardColumns(alias: string, prefix = ''): string {
  const plain = COLUMNS.map((name) => `${alias}.${name} as ${prefix}${name}`);
  return [...plain, `${isActive(alias)} as ${prefix}is_active`].join(', ');
}

/** The person in a row that selects `personCardColumns` with this prefix. */
export function readPersonCard(row: object, prefix: string): PersonCardRow {
  const flat = row as Record<string, unknown>;
  const person: Record<string, unknown> = { is_active: flat[`${prefix}is_active`] };
  for (const name of COLUMNS) person[name] = flat[prefix + name];
  return person as unknown as PersonCardRow;
}
