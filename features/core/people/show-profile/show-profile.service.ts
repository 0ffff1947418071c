import { hasOnlySocialLogins } from '#features/core/identity/social-login.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { isHandleOffered } from '../about.ts';
import { listAskedBy } from '../follow.store.ts';
import { decodeInviteCode } from '../invite-codes/invite-code.ts';
import { findInviter } from '../invite-codes.store.ts';
import type { PersonCardRow } from '../person-row.ts';
import { idOf, type PersonName, personKey, requireMet, type Standing } from '../visible-person.service.ts';
import { findProfileById, hasAnyOf, isFollowing, type ProfileRow } from './show-profile.store.ts';

export interface ShownProfile extends Standing {
  row: ProfileRow;
  isFollowingMe: boolean;
  isAskedByMe: boolean;
  /** Among the latest, by the pins alone: it is not looked up whether whoever saved one hides it from the viewer. */
  hasTriedPins: boolean;
  isFollowerCountPrivate: boolean;
  isHandleShown: boolean;
  hasLoginNotice: boolean;
  /** Null if no code was sent. */
  isInviteValid: boolean | null;
}

/** `inviteCode` is from the address. */
export async function showProfile(
  context: Context,
  name: PersonName,
  inviteCode: string | null = null,
): Promise<ShownProfile> {
  const { db, viewer, flags } = context;
  const id = await idOf(context, name);
  const { row, standing } = await requireMet(context, id, readProfile(context, id));
  const other = viewer.id && !standing.isOwner ? viewer.id : null;
  const mayAsk = other && row.is_private_profile && !standing.isFollowedByMe;
  const [isFollowingMe, asked, hasTriedPins] = await Promise.all([
    other ? isFollowing(db, row.id, other) : false,
    mayAsk ? listAskedBy(db, other, [row.id]) : null,
    standing.areThingsOpen && hasAnyOf(db, row.tried_pin_ids, standing.isOwner),
  ]);
  return {
    ...standing,
    ...{ row, isFollowingMe, isAskedByMe: asked?.has(row.id) ?? false, hasTriedPins },
    isFollowerCountPrivate: flags.isOn('makeathon_2022_profile_follower_count_private'),
    isHandleShown: isHandleOffered(flags),
    hasLoginNotice: standing.isOwner && (await isLoginNoticed(context, row.id)),
    isInviteValid: inviteCode ? await isInvitedBy(db, inviteCode, row.id) : null,
  };
}

async function isInvitedBy(db: Queryable, code: string, userId: Id): Promise<boolean> {
  return (await findInviter(db, decodeInviteCode(code))) === userId;
}

/** Cached for the page's further calls. */
function readProfile(context: Context, id: Id): Promise<ProfileRow | null> {
  const found = readOnce(context, `profile ${id}`, () => findProfileById(context.db, id));
  void readOnce<PersonCardRow | null>(context, personKey(id), () => found);
  return found;
}

/** Whether to tell the owner that they can sign in only through another site. */
async function isLoginNoticed({ db, flags }: Context, ownerId: Id): Promise<boolean> {
  const isAsked = flags.isOn('social_login_badge_one') || flags.isOn('social_login_badge_two');
  return isAsked && (await hasOnlySocialLogins(db, ownerId));
}
