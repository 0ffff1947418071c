import { imageSmallUrl } from '#features/core/identity/wire/viewer.view.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { boardUrl } from '#features/library/boards/wire/board.view.ts';
import type { NamedThing } from '../list-actions/list-actions.service.ts';
import type { AccessPerson } from './access-person.ts';
import type { NamedThingAnswer } from './named-thing.ts';

export const presentAccessPerson =
  (origin: string) =>
  (row: PersonCardRow | null): AccessPerson | null =>
    row && {
      id: row.id,
      username: row.username,
      full_name: row.full_name,
      image_small_url: imageSmallUrl({ avatarSignature: row.avatar_signature }, origin),
    };

export function presentNamedThing(thing: NamedThing): NamedThingAnswer {
  const { kind, row } = thing;
  switch (kind) {
    case 'pin':
      return { type: 'pin', name: row.title, url: `/pin/${row.id}/` };
    case 'board':
      return { type: 'board', name: row.name, url: row.deleted_at ? null : boardUrl(row) };
    case 'section':
      return { type: 'section', name: row.title, url: `${boardUrl(thing.board)}${row.slug}/` };
    case 'topic':
      return { type: 'interest', name: row.name, url: `/topics/${row.slug}/` };
    case 'person':
      return { type: 'user', name: row.full_name, url: `/${row.username}/` };
  }
}
