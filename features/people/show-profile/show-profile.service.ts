import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { PersonProfile } from '../person-answer.ts';
import { type PersonName, requireStanding } from '../visible-person.service.ts';
import { presentProfile } from './profile.view.ts';
import { findProfileById, findProfileByUsername, isFollowing } from './show-profile.store.ts';

/**
 * The profile of a person, as the viewer sees it.
 * @throws Refusal 404 where there is no such person for this viewer
 */
export async function showProfile(context: Context, name: PersonName): Promise<PersonProfile> {
  const { db, viewer, config } = context;
  const row =
    'id' in name ? await findProfileById(db, name.id) : await findProfileByUsername(db, name.username);
  if (!row) throw notFound('user');
  const standing = await requireStanding(context, row);
  const isFollowingMe = viewer.id && !standing.isOwner ? await isFollowing(db, row.id, viewer.id) : false;
  return presentProfile(row, { ...standing, viewer, origin: config.origin, isFollowingMe });
}
