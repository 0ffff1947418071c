import { emailInviteRow, inviteRows, requestRow } from '#testing/cast-rows.ts';
import type { Actor } from './actors.ts';
import { OWN, ofBoard, SAVE } from './board-table.ts';
import type { Row } from './table.ts';
import { GONE, GONE_TO_PEOPLE, OF_SUSPENDED, onAnyBoard, signedIn } from './table.ts';
import type { Thing } from './things.ts';

/** Whoever works on a board leaves it; there is no way for its owner. */
const LEAVE_OPEN = signedIn({ owner: 400, members: 200, blocks: 404, others: 403 });
const LEAVE_CLOSED = signedIn({ owner: 400, members: 200, others: 404 });

/** Without an invite there is none to accept; who works on the board already has. */
const NO_INVITE = signedIn({ members: 200, others: 404 });

/** A board that the viewer is invited to, whatever they may see of it. */
async function invited({ world, board }: Thing, { person, name }: Actor): Promise<object> {
  const isAsked = !['owner', 'limited', 'reader', 'writer'].includes(name);
  if (isAsked) await inviteRows(world.platform.db, board, person.id);
  return { board_id: board };
}

/** An invite is for whoever has it, but where there is a block. */
const INVITED = signedIn({ owner: 404, members: 200, blocks: 404, others: 200 });

/** Who is invited says no wherever the board is, as that ends only what is theirs. */
const DECLINE: Row['on'] = {
  ...onAnyBoard(signedIn({ owner: 404, members: 404, others: 200 })),
  'deleted board': GONE_TO_PEOPLE,
};

/** Whoever has the link in a mail is invited, without being anybody yet; a block, or a board that is gone, ends that. */
const LINK: Row['on'] = {
  public: { blocks: 404, others: 200 },
  archived: { blocks: 404, others: 200 },
  protected: { blocks: 404, others: 200 },
  secret: { blocks: 404, others: 200 },
  'of a private owner': { blocks: 404, others: 200 },
  'temporarily disabled': GONE,
  'deleted board': GONE,
  'of a suspended owner': GONE,
};

const LINK_TO_PEOPLE = signedIn({ owner: 409, blocks: 404, others: 200 });

async function link({ world, board }: Thing): Promise<object> {
  return { token: (await emailInviteRow(world.platform.db, board)).token };
}

/** Whoever sees a board follows it, but for those who work on it. */
const FOLLOW: Row['on'] = {
  public: signedIn({ owner: 409, members: 409, blocks: 404, others: 200 }),
  archived: signedIn({ owner: 409, members: 409, blocks: 404, others: 200 }),
  protected: signedIn({ owner: 409, members: 409, others: 404 }),
  secret: signedIn({ owner: 409, members: 409, others: 404 }),
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': signedIn({ owner: 409, members: 409, follower: 200, others: 404 }),
  'of a suspended owner': OF_SUSPENDED,
};

/** Leaving changes nothing but for who follows, and so tells nobody what is there. */
const LEAVE = onAnyBoard(signedIn({ others: 'idle' }));

/** A request is answered by whom it was sent to, while the board is there to be let onto. */
const ACCEPT: Row['on'] = {
  ...onAnyBoard(signedIn({ owner: 200, others: 404 })),
  'deleted board': GONE_TO_PEOPLE,
};

/** A request that was not sent to whoever ignores it stays, and they learn nothing of it. */
const IGNORE = onAnyBoard(signedIn({ owner: 200, others: 'idle' }));

const asked = async ({ world, board, owner }: Thing) => ({
  contact_request: { id: await requestRow(world.platform.db, board, world.people.joe.id, owner.id) },
});

/** Who works on boards and who follows them: invited by whom, changed by whom. */
export const memberTable: Row[] = [
  { resource: 'BoardInvitesResource.get', tries: 'the invites to a board', options: ofBoard, on: OWN },
  {
    resource: 'BoardInviteResource.create',
    options: ({ board, world }) => ({ board_id: board, invited_user_ids: [world.people.joe.id] }),
    on: OWN,
    isThrottled: true,
  },
  {
    resource: 'BoardInviteResource.update',
    tries: 'without an invite',
    options: ofBoard,
    on: {
      public: NO_INVITE,
      archived: NO_INVITE,
      protected: NO_INVITE,
      secret: NO_INVITE,
      'of a private owner': NO_INVITE,
      'of a suspended owner': OF_SUSPENDED,
      'deleted board': GONE_TO_PEOPLE,
    },
  },
  {
    resource: 'BoardInviteResource.update',
    tries: 'with an invite',
    options: invited,
    on: {
      public: INVITED,
      archived: INVITED,
      protected: INVITED,
      secret: INVITED,
      'temporarily disabled': NO_INVITE,
      'of a private owner': INVITED,
      'of a suspended owner': { ...OF_SUSPENDED, members: 404 },
      'deleted board': GONE_TO_PEOPLE,
    },
  },
  { resource: 'BoardInviteResource.delete', tries: 'the own invite', options: invited, on: DECLINE },
  {
    resource: 'BoardInviteResource.delete',
    tries: 'without an invite',
    options: ofBoard,
    on: onAnyBoard(GONE_TO_PEOPLE),
  },
  {
    resource: 'BoardInviteResource.delete',
    tries: 'an invite of another',
    options: ({ board, world }) => ({ board_id: board, invited_user_id: world.people.joe.id }),
    on: OWN,
  },
  { resource: 'BoardCollaboratorsResource.get', options: ofBoard, on: SAVE },
  {
    resource: 'BoardCollaboratorResource.update',
    options: ({ board, world }) => ({
      board_id: board,
      invited_user_id: world.people.gus.id,
      access: 'write',
    }),
    on: OWN,
  },
  {
    resource: 'BoardCollaboratorResource.delete',
    tries: 'somebody else',
    options: ({ board, world }) => ({ board_id: board, invited_user_id: world.people.joe.id }),
    on: OWN,
  },
  {
    resource: 'BoardCollaboratorResource.delete',
    tries: 'oneself',
    options: ({ board }, { person }) => ({ board_id: board, invited_user_id: person.id }),
    on: {
      public: LEAVE_OPEN,
      archived: LEAVE_OPEN,
      protected: LEAVE_CLOSED,
      secret: LEAVE_CLOSED,
      'of a private owner': { ...LEAVE_CLOSED, follower: 403 },
      'of a suspended owner': OF_SUSPENDED,
      'deleted board': GONE_TO_PEOPLE,
    },
  },
  { resource: 'BoardEmailInvitesResource.get', options: ofBoard, on: OWN },
  {
    resource: 'BoardEmailInviteResource.create',
    options: ({ board }) => ({ board_id: board, emails: ['somebody@example.com'] }),
    on: OWN,
    isThrottled: true,
  },
  {
    resource: 'BoardEmailInviteResource.delete',
    options: async ({ world, board }) => ({
      board_id: board,
      invite_id: (await emailInviteRow(world.platform.db, board)).id,
    }),
    on: OWN,
  },
  { resource: 'BoardInviteLinkResource.get', options: link, on: LINK },
  {
    resource: 'BoardInviteLinkResource.update',
    options: link,
    on: {
      public: LINK_TO_PEOPLE,
      archived: LINK_TO_PEOPLE,
      protected: LINK_TO_PEOPLE,
      secret: LINK_TO_PEOPLE,
      'of a private owner': LINK_TO_PEOPLE,
      'temporarily disabled': GONE_TO_PEOPLE,
      'of a suspended owner': OF_SUSPENDED,
      'deleted board': GONE_TO_PEOPLE,
    },
  },
  {
    resource: 'BoardInviteLinkResource.delete',
    options: link,
    on: { ...onAnyBoard({ others: 200 }), 'of a suspended owner': { others: 200 } },
  },
  { resource: 'BoardFollowResource.create', options: ofBoard, on: FOLLOW },
  { resource: 'BoardFollowResource.delete', options: ofBoard, on: LEAVE },
  { resource: 'PUT /v3/boards/:board_id/follow/', options: ofBoard, on: FOLLOW },
  { resource: 'DELETE /v3/boards/:board_id/follow/', options: ofBoard, on: LEAVE },
  { resource: 'ContactRequestResource.create', options: ofBoard, on: FOLLOW, isThrottled: true },
  { resource: 'ContactRequestAcceptResource.update', options: asked, on: ACCEPT },
  { resource: 'ContactRequestIgnoreResource.delete', options: asked, on: IGNORE },
];
