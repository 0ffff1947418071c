import { hasOnlySocialLogins } from '#features/identity/social-login.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { listAskedBy } from '../follow.store.ts';
import { isHandleOffered } from '../instagram.ts';
import type { PersonProfile } from '../person-answer.ts';
import { personNotFound } from '../person-not-found.ts';
import type { PersonCardRow } from '../person-row.ts';
import { type PersonName, personKey, requireStanding } from '../visible-person.service.ts';
import { presentProfile } from './profile.view.ts';
import {
  findProfileById,
  findProfileByUsername,
  isFollowing,
  type ProfileRow,
} from './show-profile.store.ts';

/**
 * The profile of a person, as the viewer sees it.
 * @throws Refusal 404 where there is no such person for this viewer
 */
export async function showProfile(context: Context, name: PersonName): Promise<PersonProfile> {
  const { db, viewer, config, flags } = context;
  const row = 'id' in name ? await findProfileById(db, name.id) : await findNamed(context, name.username);
  if (!row) throw personNotFound();
  const standing = await requireStanding(context, row);
  const other = viewer.id && !standing.isOwner ? viewer.id : null;
  const isFollowingMe = other ? await isFollowing(db, row.id, other) : false;
  const mayAsk = other && row.is_private_profile && !standing.isFollowedByMe;
  const isAskedByMe = mayAsk ? (await listAskedBy(db, other, [row.id])).has(row.id) : false;
  const isFollowerCountPrivate = flags.isOn('makeathon_2022_profile_follower_count_private');
  const isHandleShown = isHandleOffered(flags);
  const hasLoginNotice = standing.isOwner && (await isLoginNoticed(context, row.id));
  const origin = config.origin;
  return presentProfile(row, {
    ...{
      ...standing,
      viewer,
      origin,
      isFollowingMe,
      isAskedByMe,
      isFollowerCountPrivate,
      hasLoginNotice,
      isHandleShown,
    },
  });
}

/** The further calls of a page find the person in it, too. */
function findNamed(context: Context, username: string): Promise<ProfileRow | null> {
  const found = readOnce(context, `profile ${username}`, () => findProfileByUsername(context.db, username));
  void readOnce<PersonCardRow | null>(context, personKey(username), () => found);
  return found;
}

/** Whether the owner is told that nothing but a social login lets them in. */
async function isLoginNoticed({ db, flags }: Context, ownerId: Id): Promise<boolean> {
  const isAsked = flags.isOn('social_login_badge_one') || flags.isOn('social_login_badge_two');
  return isAsked && (await hasOnlySocialLogins(db, ownerId));
}
