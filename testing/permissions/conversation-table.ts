import { conversationRows } from '#testing/conversation-rows.ts';
import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';

/** A conversation of the owner with Fay, who is the writer of their boards. */
const ofOwner = async ({ world, owner }: Thing) => {
  const { db } = world.platform;
  const ids = await conversationRows(db, [owner.id, world.people.fay.id]);
  return { conversation_id: ids.conversationId, message_id: ids.messageId };
};

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
};

/** Conversations and what is written in them. */
export const conversationTable: Row[] = [
  { resource: 'ConversationsResource.get', options: () => ({}), on: OWN },
  { resource: 'GET /v3/conversations/', options: () => ({}), on: OWN },
  { resource: 'ConversationsBadgeResource.get', options: () => ({}), on: OWN },
  { resource: 'ConversationContactsResource.get', options: () => ({}), on: OWN },
  { resource: 'ConversationsResource.create', options: toOwner, on: BEGIN, isThrottled: true },
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
    on: { ...SHOW, 'deleted pin': signedIn({ others: 404 }) },
  },
  {
    resource: 'ConversationMessagesResource.create',
    tries: 'with a board',
    options: async (thing) => ({ ...(await conversation(thing)), board: thing.board }),
    on: { ...SHOW, 'deleted board': signedIn({ others: 404 }) },
  },
  { resource: 'POST /v3/conversations/:conversation_id/messages/', options: words, on: WRITE },
  { resource: 'ConversationReadResource.update', options: ofOwner, on: BOTH },
  { resource: 'ConversationRequestResource.update', options: conversation, on: BOTH },
  { resource: 'ConversationRequestResource.delete', options: conversation, on: BOTH },
];
