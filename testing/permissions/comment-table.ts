import { homeOf, type Id } from '#platform/ids/ids.ts';
import { SAVE, SEE, UNMARK } from './pin-table.ts';
import type { Row } from './table.ts';
import { GONE, OF_SUSPENDED, OPEN, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { World } from './world.ts';

const INSERT = `
  with said as (
    insert into comments (home, id, pin_id, user_id, text)
    values ($1::smallint, new_id($1::smallint), $2, $3, 'Words') returning id
  ), counted as (update pins set comment_count = comment_count + 1 where home = $1 and id = $2)
  select id from said`;

/** A comment of somebody whom everybody sees, under the pin. */
export function commentOf({ world, pin }: Thing): Promise<Id> {
  return commentRow(world, pin, world.people.joe.id);
}

/** A comment of this author under a pin. */
export async function commentRow({ platform }: World, pin: Id, author: Id): Promise<Id> {
  const [row] = await platform.db.rows<{ id: Id }>(INSERT, [homeOf(pin), pin, author]);
  if (!row) throw new Error('no comment was inserted');
  return row.id;
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofComment = async (thing: Thing) => ({ commentId: await commentOf(thing) });

/** A comment that the owner has made under a pin of somebody whom everybody sees. */
const byOwner = async ({ world, owner }: Thing) => ({
  commentId: await commentRow(world, world.openPin, owner.id),
});

const MEET = signedIn({ others: 200, blocks: 404 });

/** A comment is there for whoever sees its author; a private profile hides nothing that was said in public. */
const BY_OWNER: Row['on'] = {
  person: MEET,
  'private person': MEET,
  'suspended person': OF_SUSPENDED,
};

/** Its author takes it away, and whoever only meets it does not. */
const DELETE_BY_OWNER: Row['on'] = {
  person: signedIn({ owner: 200, blocks: 404, others: 403 }),
  'private person': signedIn({ owner: 200, blocks: 404, others: 403 }),
  'suspended person': OF_SUSPENDED,
};

/** Whose pin it is deletes comments of others; whoever else sees it may not. */
const DELETE: Row['on'] = {
  public: signedIn({ owner: 200, blocks: 404, others: 403 }),
  archived: signedIn({ owner: 200, blocks: 404, others: 403 }),
  protected: signedIn({ owner: 200, members: 403, others: 404 }),
  secret: signedIn({ owner: 200, members: 403, others: 404 }),
  'deleted board': signedIn({ others: 404 }),
  'of a suspended owner': OF_SUSPENDED,
  'deleted pin': signedIn({ others: 404 }),
  'on no board': signedIn({ owner: 200, blocks: 404, others: 403 }),
  'on no board, from a secret one': signedIn({ owner: 200, others: 404 }),
  'on a group board': signedIn({ writer: 200, blocks: 404, others: 403 }),
  'on a secret group board': signedIn({ writer: 200, owner: 403, reader: 403, others: 404 }),
  'on a group board of a private owner': signedIn({
    ...{ writer: 200, owner: 403, reader: 403, follower: 403 },
    others: 404,
  }),
  'on a group board of a suspended owner': signedIn({ writer: 200, owner: 401, others: 404 }),
  'of a private owner': signedIn({ owner: 200, members: 403, follower: 403, others: 404 }),
};

/** Comments are there with their pin. */
export const commentTable: Row[] = [
  { resource: 'AggregatedCommentFeedResource.get', options: ofPin, on: SEE },
  { resource: 'AggregatedCommentResource.get', options: ofPin, on: SEE },
  { resource: 'UnifiedCommentsResource.get', options: ofPin, on: SEE },
  {
    resource: 'AggregatedCommentReplyFeedResource.get',
    options: async (thing) => ({ aggregated_comment_id: await commentOf(thing) }),
    on: SEE,
  },
  {
    resource: 'AggregatedCommentResource.create',
    options: ({ pin }) => ({ pinId: pin, text: 'Words' }),
    on: SAVE,
  },
  {
    resource: 'AggregatedCommentResource.create',
    tries: 'in answer to a comment',
    options: async (thing) => ({
      pinId: thing.pin,
      text: 'Words',
      reply_to_id: await commentOf(thing),
    }),
    on: SAVE,
  },
  {
    resource: 'AggregatedCommentResource.create',
    tries: 'in answer to a comment of the owner',
    options: async (thing) => ({
      pinId: thing.world.openPin,
      text: 'Words',
      reply_to_id: (await byOwner(thing)).commentId,
    }),
    on: BY_OWNER,
  },
  { resource: 'MentionTypeaheadResource.get', options: ofPin, on: SAVE },
  { resource: 'AggregatedCommentLikeResource.create', options: ofComment, on: SAVE },
  { resource: 'AggregatedCommentLikeResource.delete', options: ofComment, on: UNMARK },
  { resource: 'AggregatedCommentResource.delete', options: ofComment, on: DELETE },
  {
    resource: 'AggregatedCommentReplyFeedResource.get',
    tries: 'a comment of the owner',
    options: async (thing) => ({ aggregated_comment_id: (await byOwner(thing)).commentId }),
    on: { person: OPEN, 'private person': OPEN, 'suspended person': GONE },
  },
  {
    resource: 'AggregatedCommentLikeResource.create',
    tries: 'a comment of the owner',
    options: byOwner,
    on: BY_OWNER,
  },
  {
    resource: 'AggregatedCommentResource.delete',
    tries: 'a comment of the owner',
    options: byOwner,
    on: DELETE_BY_OWNER,
  },
];
