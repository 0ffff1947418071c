import type { RelationFacts } from './person-access.ts';

type ReadRelation = Pick<RelationFacts, 'isFollowedByMe' | 'isBlockedByMe' | 'hasBlockedMe'>;

/**
 * Select list of the relation between the viewer in `$1` (home) and `$2` (id) and the person in column `person`, with
 * `prefix`; null for a visitor. Uses the primary keys of follows, blocks and blocked_by.
 */
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

/** The relation in a row that selects `relationColumns` with this prefix. */
export function readRelation(row: object, prefix: string): ReadRelation {
  const flat = row as Record<string, unknown>;
  const is = (name: string) => flat[prefix + name] === true;
  return {
    isFollowedByMe: is('is_followed'),
    isBlockedByMe: is('is_blocked'),
    hasBlockedMe: is('has_blocked'),
  };
}
