import { imageSmallUrl } from '#features/core/identity/wire/viewer.view.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { AccessPerson } from './access-person.ts';

export const presentAccessPerson =
  (origin: string) =>
  (row: PersonCardRow | null): AccessPerson | null =>
    row && {
      id: row.id,
      username: row.username,
      full_name: row.full_name,
      image_small_url: imageSmallUrl({ avatarSignature: row.avatar_signature }, origin),
    };
