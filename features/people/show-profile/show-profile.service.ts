import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { relationsOf } from '../person.service.ts';
import { maySeePerson, maySeeThingsOf } from '../person-access.ts';
import type { PersonProfile } from '../person-answer.ts';
import { presentProfile } from './profile.view.ts';
import {
  findProfileById,
  findProfileByUsername,
  isFollowing,
  type ProfileRow,
} from './show-profile.store.ts';

/** How a caller names a person. */
export type PersonName = { id: Id } | { username: string };

/** A person that the viewer may see, and what of theirs is open to the viewer. */
export interface VisiblePerson {
  row: ProfileRow;
  isOwner: boolean;
  isFollowedByMe: boolean;
  isBlockedByMe: boolean;
  /** Whether the viewer may see what the person saves and makes. */
  areThingsOpen: boolean;
}

/** @throws Refusal 404 where there is no such person for this viewer. */
export async function requireVisiblePerson(context: Context, name: PersonName): Promise<VisiblePerson> {
  const { db, viewer } = context;
  const row =
    'id' in name ? await findProfileById(db, name.id) : await findProfileByUsername(db, name.username);
  if (!row) throw notFound('user');
  const relation = (await relationsOf(context, [row.id])).get(row.id);
  if (!maySeePerson(viewer, row, relation, true)) throw notFound('user');
  return {
    row,
    isOwner: viewer.id === row.id,
    isFollowedByMe: relation?.isFollowedByMe ?? false,
    isBlockedByMe: relation?.isBlockedByMe ?? false,
    areThingsOpen: maySeeThingsOf(viewer, row, relation),
  };
}

/** The profile of a person, as the viewer sees it. */
export async function showProfile(context: Context, name: PersonName): Promise<PersonProfile> {
  const person = await requireVisiblePerson(context, name);
  const { viewer, db, config } = context;
  const isFollowingMe =
    viewer.id && !person.isOwner ? await isFollowing(db, person.row.id, viewer.id) : false;
  return presentProfile(person.row, { ...person, viewer, origin: config.origin, isFollowingMe });
}
