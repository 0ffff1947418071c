import { homeOf, type Id } from '#platform/ids/ids.ts';
import { SAVE, SEE } from './pin-table.ts';
import type { Row } from './table.ts';
import { OF_SUSPENDED, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const INSERT = `
  with said as (
    insert into comments (home, id, pin_id, user_id, text)
    values ($1::smallint, new_id($1::smallint), $2, $3, 'Words') returning id
  ), counted as (update pins set comment_count = comment_count + 1 where home = $1 and id = $2)
  select id from said`;

/** A comment of somebody whom everybody sees, under the pin. */
async function commentOf({ world: { platform, people }, pin }: Thing): Promise<Id> {
  const [row] = await platform.db.rows<{ id: Id }>(INSERT, [homeOf(pin), pin, people.joe.id]);
  if (!row) throw new Error('no comment was inserted');
  return row.id;
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofComment = async (thing: Thing) => ({ commentId: await commentOf(thing) });

const ANY = signedIn({ others: 200 });

/** Taking back one's own mark tells nothing of the comment. */
const UNMARK: Row['on'] = Object.fromEntries(
  Object.keys(SEE).map((state) => [state, state.endsWith('suspended owner') ? { ...ANY, owner: 401 } : ANY]),
);

/** Whose pin it is deletes comments of others; whoever else sees it may not. */
const DELETE: Row['on'] = {
  public: signedIn({ owner: 200, blocks: 404, others: 403 }),
  archived: signedIn({ owner: 200, blocks: 404, others: 403 }),
  protected: signedIn({ owner: 200, members: 403, others: 404 }),
  secret: signedIn({ owner: 200, members: 403, others: 404 }),
  'deleted board': signedIn({ others: 404 }),
  'of a suspended owner': OF_SUSPENDED,
  'deleted pin': signedIn({ others: 404 }),
  'on a group board': signedIn({ writer: 200, blocks: 404, others: 403 }),
  'of a private owner': signedIn({ owner: 200, members: 403, follower: 403, others: 404 }),
};

/** Comments are there with their pin. */
export const commentTable: Row[] = [
  { resource: 'AggregatedCommentFeedResource.get', options: ofPin, on: SEE },
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
  { resource: 'MentionTypeaheadResource.get', options: ofPin, on: SAVE },
  { resource: 'AggregatedCommentLikeResource.create', options: ofComment, on: SAVE },
  { resource: 'AggregatedCommentLikeResource.delete', options: ofComment, on: UNMARK },
  { resource: 'AggregatedCommentResource.delete', options: ofComment, on: DELETE },
];
