import { conversationRows } from '#testing/conversation-rows.ts';
import { SEE_SIGNED_IN } from './board-table.ts';
import { SAVE as SAVE_PIN } from './pin-table.ts';
import type { Row } from './table.ts';
import { GONE_TO_PEOPLE, OF_SUSPENDED, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';

/** A conversation of the owner with Fay, who is the writer of their boards. */
const ofOwner = async ({ world, owner }: Thing) => {
  const { db } = world.platform;
  const ids = await conversationRows(db, [owner.id, world.people.fay.id]);
  return { conversation_id: ids.conversationId, message_id: ids.messageId };
};

/** What the owner wrote there. */
export const messageOf = async (thing: Thing) => (await ofOwner(thing)).message_id;

const conversation = async (thing: Thing) => {
  const { conversation_id } = await ofOwner(thing);
  return { conversation_id };
};
const words = async (thing: Thing) => ({ ...(await conversation(thing)), text: 'Hello' });

/** Only the two of them. */
const THEIRS: Answers = signedIn({ others: 404, owner: 200, writer: 200 });
const BOTH: Row['on'] = {
  person: THEIRS,
  'private person': THEIRS,
  'suspended person': signedIn({ others: 404, owner: 401, writer: 200 }),
};

/** Nobody writes to somebody who has left or is suspended. */
const WRITE: Row['on'] = { ...BOTH, 'suspended person': signedIn({ others: 404, owner: 401, writer: 403 }) };

/** What is kept for the viewer alone. */
const OWN: Row['on'] = { person: signedIn({ others: 200 }) };

/** Who may begin to write: everybody but those between whom there is a block; nobody writes to themselves. */
const BEGIN: Row['on'] = {
  person: signedIn({ others: 200, owner: 400, blocks: 404 }),
  'private person': signedIn({ others: 200, owner: 400, blocks: 404 }),
  'suspended person': signedIn({ others: 404, owner: 401 }),
  'deactivated person': signedIn({ others: 404, owner: 401 }),
};
const toOwner = ({ owner }: Thing) => ({ user_ids: [owner.id], text: 'Hello' });

/** Showing a pin: whoever may write here and sees it. */
const SHOW_SECRET: Answers = signedIn({ others: 404, owner: 200, writer: 200 });

const SHOW: Row['on'] = {
  public: SHOW_SECRET,
  archived: SHOW_SECRET,
  protected: SHOW_SECRET,
  secret: SHOW_SECRET,
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': SHOW_SECRET,
  // Not found comes before the refusal that nobody is left to show it to.
  'of a suspended owner': OF_SUSPENDED,
};

/** The same of pins. */
const SHOW_PIN: Row['on'] = {
  ...SHOW,
  'deleted pin': GONE_TO_PEOPLE,
  'on no board': SHOW_SECRET,
  'on no board, from a secret one': signedIn({ others: 404, owner: 200 }),
  'on a group board': SHOW_SECRET,
  'on a secret group board': SHOW_SECRET,
  'on a group board of a private owner': SHOW_SECRET,
  // The writer sees it there, but nobody is left to show it to.
  'on a group board of a suspended owner': signedIn({ others: 404, owner: 401, writer: 403 }),
};

/** Showing a person: whom one finds, and never by an invite of another. */
const SHOW_PERSON: Row['on'] = {
  person: signedIn({ others: 200, blocked: 404 }),
  'private person': signedIn({ others: 200, blocked: 404 }),
  'suspended person': OF_SUSPENDED,
};
const SHOW_INVITE: Row['on'] = {
  person: signedIn({ owner: 200, others: 404 }),
  'private person': signedIn({ owner: 200, others: 404 }),
  'suspended person': OF_SUSPENDED,
};

/** A message to Joe, who takes part in nothing else. */
const toJoe = ({ world }: Thing) => ({ user_ids: [world.people.joe.id], text: 'Hello' });

/** Beginning with several: none of them may be out of reach. */
const BEGIN_GROUP: Row['on'] = {
  ...BEGIN,
  person: signedIn({ others: 200, blocks: 404 }),
  'private person': signedIn({ others: 200, blocks: 404 }),
};

const begin = { resource: 'ConversationsResource.create', isThrottled: true } as const;

/** Conversations and what is written in them. */
export const conversationTable: Row[] = [
  { resource: 'ConversationsResource.get', options: () => ({}), on: OWN },
  { resource: 'GET /v3/conversations/', options: () => ({}), on: OWN },
  { resource: 'ConversationsBadgeResource.get', options: () => ({}), on: OWN },
  { resource: 'ConversationContactsResource.get', options: () => ({}), on: OWN },
  { resource: 'ConversationsResource.create', options: toOwner, on: BEGIN, isThrottled: true },
  {
    ...begin,
    tries: 'with several',
    options: ({ owner, world }) => ({ user_ids: [world.people.joe.id, owner.id], text: 'Hello' }),
    on: BEGIN_GROUP,
  },
  { ...begin, tries: 'with a pin', options: (thing) => ({ ...toJoe(thing), pin: thing.pin }), on: SAVE_PIN },
  {
    ...begin,
    tries: 'with a board',
    options: (thing) => ({ ...toJoe(thing), board: thing.board }),
    on: SEE_SIGNED_IN,
  },
  {
    ...begin,
    tries: 'with a person',
    options: (thing) => ({ ...toJoe(thing), user: thing.owner.id }),
    on: SHOW_PERSON,
  },
  {
    ...begin,
    tries: 'with an invite to follow',
    options: (thing) => ({ ...toJoe(thing), attachment: { type: 'follow_invite', id: thing.owner.id } }),
    on: SHOW_INVITE,
  },
  { resource: 'POST /v3/conversations/', options: toOwner, on: BEGIN, isThrottled: true },
  { resource: 'ConversationResource.get', options: conversation, on: BOTH },
  { resource: 'ConversationResource.delete', options: conversation, on: BOTH },
  { resource: 'ConversationMessagesResource.get', options: conversation, on: BOTH },
  { resource: 'GET /v3/conversations/:conversation_id/messages/', options: conversation, on: BOTH },
  { resource: 'ConversationMessagesResource.create', options: words, on: WRITE },
  {
    resource: 'ConversationMessagesResource.create',
    tries: 'with a pin',
    options: async (thing) => ({ ...(await conversation(thing)), pin: thing.pin }),
    on: SHOW_PIN,
  },
  {
    resource: 'ConversationMessagesResource.create',
    tries: 'with a board',
    options: async (thing) => ({ ...(await conversation(thing)), board: thing.board }),
    on: SHOW,
  },
  { resource: 'POST /v3/conversations/:conversation_id/messages/', options: words, on: WRITE },
  { resource: 'ConversationReadResource.update', options: ofOwner, on: BOTH },
  { resource: 'ConversationRequestResource.update', options: conversation, on: BOTH },
  { resource: 'ConversationRequestResource.delete', options: conversation, on: BOTH },
];
