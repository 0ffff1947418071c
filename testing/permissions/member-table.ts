import { emailInviteRow, inviteRows, requestRow } from '#testing/cast-rows.ts';
import type { Actor } from './actors.ts';
import { OWN, ofBoard, SAVE } from './board-table.ts';
import type { Row } from './table.ts';
import { GONE, GONE_TO_PEOPLE, OF_SUSPENDED, signedIn } from './table.ts';
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

/** Whoever has the link in a mail is invited, without being anybody yet; a block, or a board that is gone, ends that. */
const LINK: Row['on'] = {
  public: { owner: 200, blocks: 404, others: 200 },
  secret: { owner: 200, blocks: 404, others: 200 },
  'of a private owner': { owner: 200, blocks: 404, others: 200 },
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
const LEAVE: Row['on'] = {
  public: signedIn({ others: 200 }),
  archived: signedIn({ others: 200 }),
  protected: signedIn({ others: 200 }),
  secret: signedIn({ others: 200 }),
  'of a private owner': signedIn({ others: 200 }),
  'of a suspended owner': signedIn({ owner: 401, others: 200 }),
  'deleted board': signedIn({ others: 200 }),
};

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
      secret: INVITED,
      'temporarily disabled': NO_INVITE,
      'of a private owner': INVITED,
      'of a suspended owner': { ...OF_SUSPENDED, members: 404 },
      'deleted board': GONE_TO_PEOPLE,
    },
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
    on: {
      public: { others: 200 },
      'temporarily disabled': { others: 200 },
      'of a suspended owner': { others: 200 },
      'deleted board': { others: 200 },
    },
  },
  { resource: 'BoardFollowResource.create', options: ofBoard, on: FOLLOW },
  { resource: 'BoardFollowResource.delete', options: ofBoard, on: LEAVE },
  { resource: 'PUT /v3/boards/:board_id/follow/', options: ofBoard, on: FOLLOW },
  { resource: 'DELETE /v3/boards/:board_id/follow/', options: ofBoard, on: LEAVE },
  { resource: 'ContactRequestResource.create', options: ofBoard, on: FOLLOW, isThrottled: true },
  {
    resource: 'ContactRequestAcceptResource.update',
    options: async ({ world, board, owner }) => ({
      contact_request: { id: await requestRow(world.platform.db, board, world.people.joe.id, owner.id) },
    }),
    on: { public: signedIn({ owner: 200, others: 404 }), secret: signedIn({ owner: 200, others: 404 }) },
  },
  {
    resource: 'ContactRequestIgnoreResource.delete',
    options: async ({ world, board, owner }) => ({
      contact_request: { id: await requestRow(world.platform.db, board, world.people.joe.id, owner.id) },
    }),
    on: { public: signedIn({ others: 200 }) },
  },
];
