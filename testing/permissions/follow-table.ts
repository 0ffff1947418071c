import { optOutToken } from '#features/core/people/opt-out-link.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { Row } from './table.ts';
import { OF_SUSPENDED, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';

/** Whoever is not found cannot be followed or blocked either; who blocks finds whom they block. */
const found = (answers: Partial<Answers>): Row['on'] => ({
  person: signedIn({ others: 200, blocked: 404, ...answers }),
  'private person': signedIn({ others: 200, blocked: 404, ...answers }),
  'suspended person': signedIn({ others: 404, owner: 401 }),
  'deactivated person': signedIn({ others: 404, owner: 401 }),
});

/** What is undone is undone for whoever asks: it ends only what is the viewer's own, and tells nothing. */
const UNDO: Row['on'] = {
  person: signedIn({ others: 'idle' }),
  'private person': signedIn({ others: 'idle' }),
  'suspended person': signedIn({ others: 'idle' }),
};

/** Joe asks to follow the owner, who alone lets him in or does not. */
async function asked({ world, owner }: Thing) {
  const { id } = world.people.joe;
  const { db } = world.platform;
  await db.write('delete from follows where follower_id = $1 and followee_id = $2', [id, owner.id]);
  await db.write('delete from followers where follower_id = $1 and followee_id = $2', [id, owner.id]);
  await db.write(
    'insert into follow_requests (home, followee_id, follower_id) values ($1, $2, $3) on conflict do nothing',
    [homeOf(owner.id), owner.id, id],
  );
  return { user_id: id };
}

const ACCEPT: Row['on'] = {
  'private person': signedIn({ owner: 200, others: 404 }),
  'suspended person': OF_SUSPENDED,
};
const IGNORE: Row['on'] = {
  'private person': signedIn({ owner: 200, others: 'idle' }),
  'suspended person': signedIn({ owner: 401, others: 'idle' }),
};

/** Between whom there is a block already. */
const BLOCKS = ['blocked', 'blocking'] as const;

/** They come as somebody new, who stands in no relation that could end: that leaves few kinds of them. */
const NEWCOMERS = ['visitor', 'bot', 'suspended', 'limited', 'stranger'] as const;

/** What is kept for the viewer alone. */
const OWN: Row['on'] = { person: signedIn({ others: 200 }) };

const user = ({ owner }: Thing) => ({ user_id: owner.id });
const blocked = ({ owner }: Thing) => ({ blocked_user_id: owner.id });

/** Who follows, asks to follow, blocks and invites whom. */
export const followTable: Row[] = [
  { resource: 'UserFollowersResource.get', options: user, on: found({}) },
  { resource: 'UserFollowingResource.get', options: user, on: found({}) },
  { resource: 'BoardFollowingResource.get', options: user, on: found({}) },
  { resource: 'UserFollowResource.create', options: user, on: found({ owner: 400, blocking: 409 }) },
  {
    resource: 'PUT /v3/users/follow/',
    options: ({ owner, world }) => ({ followee_ids: `${world.people.joe.id},${owner.id}` }),
    on: found({ owner: 400, blocking: 409 }),
  },
  { resource: 'UserFollowResource.delete', options: user, on: UNDO, only: NEWCOMERS, byNewcomers: true },
  { resource: 'UserFollowersResource.delete', options: user, on: UNDO, only: NEWCOMERS, byNewcomers: true },
  { resource: 'FollowRequestsResource.get', options: () => ({}), on: OWN },
  {
    resource: 'FollowRequestAcceptResource.update',
    tries: 'of somebody who did not ask',
    options: ({ world }) => ({ user_id: world.people.joe.id }),
    on: { person: signedIn({ others: 404 }) },
  },
  { resource: 'FollowRequestAcceptResource.update', options: asked, on: ACCEPT },
  { resource: 'FollowRequestIgnoreResource.delete', options: asked, on: IGNORE },
  {
    resource: 'FollowRequestIgnoreResource.delete',
    tries: 'of somebody who did not ask',
    options: user,
    on: UNDO,
    only: NEWCOMERS,
    byNewcomers: true,
  },
  {
    resource: 'UserFollowResource.delete',
    tries: 'under a block',
    options: user,
    on: UNDO,
    only: BLOCKS,
  },
  {
    resource: 'UserBlockResource.create',
    options: blocked,
    on: {
      person: signedIn({ others: 200 }),
      'private person': signedIn({ others: 200 }),
      'suspended person': signedIn({ others: 404 }),
      'deactivated person': signedIn({ others: 404 }),
    },
    only: NEWCOMERS,
    byNewcomers: true,
  },
  {
    resource: 'UserBlockResource.create',
    tries: 'once more, or oneself',
    options: blocked,
    on: found({ owner: 400 }),
    only: [...BLOCKS, 'owner'],
  },
  { resource: 'UserBlockResource.delete', options: blocked, on: UNDO, only: NEWCOMERS, byNewcomers: true },
  { resource: 'UserBlocksResource.get', options: () => ({}), on: OWN },
  { resource: 'ProfileInviteResource.create', options: () => ({}), on: OWN },
  { resource: 'ProfileInviteResource.delete', options: () => ({}), on: OWN },
  {
    resource: 'POST /v3/invite_code/:code/redeem/',
    options: async ({ owner, world }) => {
      const code = `invite of ${owner.username}`;
      await world.platform.db.write(
        'insert into profile_invite_codes (code, user_id) values ($1, $2) on conflict do nothing',
        [code, owner.id],
      );
      return { code };
    },
    on: {
      person: signedIn({ others: 200, owner: 409, blocks: 404 }),
      'private person': signedIn({ others: 200, owner: 409, blocks: 404 }),
      'suspended person': signedIn({ others: 404, owner: 401 }),
    },
  },
  {
    resource: 'POST /v3/invite_code/attribution/land/',
    options: () => ({ invite_code: 'no-such-code' }),
    on: { person: { others: 200 } },
  },
  {
    resource: 'EmailInviteSentResource.create',
    options: () => ({ email: 'somebody@example.com' }),
    on: OWN,
    isThrottled: true,
  },
  {
    resource: 'InviteOptOutResource.create',
    options: ({ world }) => ({ token: optOutToken('somebody@example.com', world.platform.config.secret) }),
    on: { person: { others: 200 } },
  },
];
