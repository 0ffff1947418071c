import type { Id } from '#platform/ids/ids.ts';
import type { RelationFacts } from './person-access.ts';

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

export function isActive(alias: string): string {
  return `(${alias}.deactivated_at is null and ${alias}.suspended_at is null and ${alias}.deleted_at is null)`;
}

/** Columns of a `PersonCardRow` from `users` named `alias`, each prefixed with `prefix`. */
export function personCardColumns(alias: string, prefix = ''): string {
  const plain = COLUMNS.map((name) => `${alias}.${name} as ${prefix}${name}`);
  return [...plain, `${isActive(alias)} as ${prefix}is_active`].join(', ');
}

export function readPersonCard(row: object, prefix: string): PersonCardRow {
  const flat = row as Record<string, unknown>;
  const person: Record<string, unknown> = { is_active: flat[`${prefix}is_active`] };
  for (const name of COLUMNS) person[name] = flat[prefix + name];
  return person as unknown as PersonCardRow;
}

export interface ContactRow {
  contact_email: string | null;
  contact_phone: string | null;
  contact_phone_country: string | null;
  contact_phone_code: string | null;
  enable_profile_address: boolean;
  enable_profile_message: boolean;
  place_street: string | null;
  place_extra_street: string | null;
  place_locality: string | null;
  place_region: string | null;
  place_postal_code: string | null;
  place_country: string | null;
}

type ReadRelation = Pick<RelationFacts, 'isFollowedByMe' | 'isBlockedByMe' | 'hasBlockedMe'>;

/** The viewer is `$1` (home) and `$2` (id), the person is in column `person`; null for a visitor. */
export function relationColumns(person: string, prefix: string): string {
  const exists = (table: string, viewer: string, other: string, name: string) =>
    `exists (select 1 from ${table} where home = $1::smallint and ${viewer} = $2::bigint and ${other} = ${person})
      as ${prefix}${name}`;
  return [
    exists('follows', 'follower_id', 'followee_id', 'is_followed'),
    exists('blocks', 'blocker_id', 'blocked_id', 'is_blocked'),
    exists('blocked_by', 'blocked_id', 'blocker_id', 'has_blocked'),
  ].join(', ');
}

export function readRelation(row: object, prefix: string): ReadRelation {
  const flat = row as Record<string, unknown>;
  const is = (name: string) => flat[prefix + name] === true;
  return {
    isFollowedByMe: is('is_followed'),
    isBlockedByMe: is('is_blocked'),
    hasBlockedMe: is('has_blocked'),
  };
}

/** Removes case and accents, so that "jose" finds "José". */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Whether a word of the person's name, or their username, starts with what was typed. */
export function matchesPerson(person: { full_name: string; username: string }, query: string): boolean {
  const wanted = folded(query.replace(/^@/, '').trim());
  if (wanted === '') return true;
  const name = folded(person.full_name);
  return name.startsWith(wanted) || name.includes(` ${wanted}`) || person.username.startsWith(wanted);
}
