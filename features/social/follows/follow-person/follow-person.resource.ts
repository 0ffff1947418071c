import { z } from 'zod';
import { unlessFollowRefused } from '#features/core/people/person-refusals.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import {
  type Followed,
  followAnswer,
  followPeople,
  followPerson,
  MOST_FOLLOWED_AT_ONCE,
  removeFollower,
  unfollowPerson,
} from './follow-person.service.ts';

const present = ({ id, state, isInvited }: Followed) => ({
  ...{ id, type: 'user' as const },
  explicitly_followed_by_me: state === 'following',
  is_follow_requested_by_me: state === 'asked',
  is_invited: isInvited,
});

/** Follows somebody, or requests to where their profile is private. Idempotent. */
export const userFollowCreate = defineResource({
  name: 'UserFollowResource.create',
  summary: 'Follows a person.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({
    user_id: idOption,
    invite_code: z.string().max(200).nullish(),
    aux_data: z.object({ pin_id: idOption.nullish() }).nullish(),
  }),
  data: followAnswer,
  handle: async (context, { user_id, invite_code, aux_data }) => {
    const by = { inviteCode: invite_code ?? null, pinId: aux_data?.pin_id ?? null };
    return present(unlessFollowRefused(await followPerson(context, user_id, by)));
  },
});

/** Unfollows somebody, or withdraws the request. Idempotent. */
export const userFollowDelete = defineResource({
  name: 'UserFollowResource.delete',
  summary: 'Unfollows a person.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({ user_id: idOption }),
  data: followAnswer,
  handle: async (context, { user_id }) => present(await unfollowPerson(context, user_id)),
});

/** Follows several people at once: all or none. */
export const usersFollowPut = defineResource({
  name: 'PUT /v3/users/follow/',
  summary: 'Follows several people.',
  who: 'person',
  rate: 'write',
  acting: 'react',
  options: z.object({
    followee_ids: listOption(idOption, MOST_FOLLOWED_AT_ONCE).refine(
      (ids) => ids.length > 0,
      msg('{field}: must contain at least one'),
    ),
  }),
  data: z.array(followAnswer),
  handle: async (context, { followee_ids }) => {
    const by = { inviteCode: null, pinId: null };
    return unlessFollowRefused(await followPeople(context, followee_ids, by)).followed.map(present);
  },
});

/** Removes a follower from the own profile; they are not notified. */
export const userFollowersDelete = defineResource({
  name: 'UserFollowersResource.delete',
  summary: 'Removes a follower.',
  who: 'person',
  rate: 'write',
  options: z.object({ user_id: idOption }),
  data: z.object({ id: z.string() }),
  handle: async (context, { user_id }) => {
    await removeFollower(context, user_id);
    return { id: user_id };
  },
});
