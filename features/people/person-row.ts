import type { Id } from '#platform/ids/ids.ts';

/** A person as they stand on pins, boards and lists. */
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

/** Select list of a `PersonCardRow` from `users` named `alias`, each column behind `prefix`. */
export function personCardColumns(alias: string, prefix = ''): string {
  const names = ['id', 'username', 'full_name', 'first_name', 'avatar_signature', 'follower_count'];
  const flags = ['is_partner', 'is_verified_merchant', 'is_private_profile'];
  const plain = [...names, ...flags].map((name) => `${alias}.${name} as ${prefix}${name}`);
  const active = `(${alias}.deactivated_at is null and ${alias}.suspended_at is null and ${alias}.deleted_at is null)`;
  return [...plain, `${active} as ${prefix}is_active`].join(', ');
}
