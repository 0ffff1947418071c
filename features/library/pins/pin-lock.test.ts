import { beforeAll, expect, test } from 'vitest';
import { say } from '#features/social/comments/testing-comments.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { blockRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type Held, heldPeople, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Ada's pin on her board, with a comment and a try of Chi's, and a try of Ben's. */
interface Scene {
  ada: CastMember;
  ben: CastMember;
  chi: CastMember;
  pin: string;
  board: string;
  comment: string;
  tried: string;
}

async function scene(): Promise<Scene> {
  const { ada, ben, chi } = cast;
  for (const table of ['blocks', 'blocked_by', 'throttles']) await platform.db.write(`delete from ${table}`);
  await platform.db.write('update users set suspended_at = null, allow_comments = true');
  const board = await ada.makes.board('Kitchens');
  const { id: pin } = await ada.saves.pin({ board });
  const { id: comment } = await say(chi, pin, 'Fine');
  const attempt = async (who: CastMember, details: string) =>
    (await who.call('DidItActivityResource.create', { pin_id: pin, details })).data.id;
  await attempt(ben, 'Before');
  return { ada, ben, chi, pin, board, comment, tried: await attempt(chi, 'Went well') };
}

/** What Ben does to the pin. */
const REACTIONS: Record<string, (on: Scene) => Promise<unknown>> = {
  comment: ({ ben, pin }) => say(ben, pin, 'Hello'),
  mention: ({ ben, pin, chi }) => say(ben, pin, `Hello @${chi.username}`),
  reply: ({ ben, pin, comment }) => say(ben, pin, 'Hello', { id: comment }),
  'like of a comment': ({ ben, comment }) =>
    ben.call('AggregatedCommentLikeResource.create', { commentId: comment }),
  favourite: ({ ben, pin }) => ben.call('PinFavoriteResource.create', { pin_id: pin }),
  try: ({ ben, pin }) => ben.call('DidItActivityResource.create', { pin_id: pin, details: 'After' }),
  'edit of a try': ({ ben, pin }) =>
    ben.call('DidItActivityResource.update', { pin_id: pin, details: 'After' }),
  'like of a try': ({ ben, tried }) =>
    ben.call('DidItActivityLikeResource.create', { user_did_it_data_id: tried }),
};

interface Change {
  held: (on: Scene) => Held;
  make: (tx: Transaction, on: Scene) => Promise<unknown>;
}

const CHANGES: Record<string, Change> = {
  'its pinner blocks them': {
    held: ({ ada, ben }) => heldPeople(ada.id, ben.id),
    make: (tx, { ada, ben }) => blockRows(tx, ada.id, ben.id),
  },
  'they block its pinner': {
    held: ({ ada, ben }) => heldPeople(ada.id, ben.id),
    make: (tx, { ada, ben }) => blockRows(tx, ben.id, ada.id),
  },
  'its pinner is suspended': {
    held: ({ ada }) => heldPeople(ada.id),
    make: (tx, { ada }) => tx.write('update users set suspended_at = now() where id = $1', [ada.id]),
  },
  'its board turns secret': {
    held: ({ board }) => ['boards', [board]],
    make: (tx, { board }) => tx.write(`update boards set privacy = 'secret' where id = $1`, [board]),
  },
  'it is deleted': {
    held: ({ pin }) => ['pins', [pin]],
    make: (tx, { pin, ada }) =>
      tx.write('update pins set deleted_at = now(), deleted_by = $2 where id = $1', [pin, ada.id]),
  },
};

const CASES = Object.keys(REACTIONS).flatMap((reaction) =>
  Object.keys(CHANGES).map((change) => [reaction, change] as const),
);

/** All that the people of a scene have said and marked. */
const written = ({ ben, pin }: Scene) =>
  platform.db.rows(
    `select 'comment' as what, text from comments where pin_id = $1
      union all select 'comment like', comment_id::text from comment_likes where user_id = $2
      union all select 'try', note from pin_tries where pin_id = $1
      union all select 'try like', try_id::text from pin_try_likes where user_id = $2
      union all select 'favourite', pin_id::text from pin_users where user_id = $2 and favorited_at is not null
      order by 1, 2`,
    [pin, ben.id],
  );

test.each(CASES)('a %s is not written where %s in between', async (reaction, change) => {
  const on = await scene();
  const { held, make } = CHANGES[change] ?? {};
  const react = REACTIONS[reaction];
  if (!held || !make || !react) throw new Error('no such case');
  const before = await written(on);
  const outcome = await meanwhile(
    platform.db,
    held(on),
    () => react(on),
    (tx) => make(tx, on),
  );
  expect(outcome).toBe('not-found');
  expect(await written(on)).toEqual(before);
  const wrong = await wrongCounts(platform.db);
  expect(wrong.filter(({ name }) => /comment|try|tries|favorite/.test(name))).toEqual([]);
});

test.each([
  ['like of a comment', 'not-found'],
  ['reply', 'not-found'],
  ['like of a try', 'not-found'],
  ['comment', 'done'],
])('while its author blocks them, a %s is answered %s', async (reaction, expected) => {
  const on = await scene();
  const { ben, chi } = on;
  const outcome = await meanwhile(
    platform.db,
    heldPeople(chi.id, ben.id),
    async () => REACTIONS[reaction]?.(on),
    (tx) => blockRows(tx, chi.id, ben.id),
  );
  expect(outcome).toBe(expected);
});

test('whoever blocks the author in between is not named', async () => {
  const on = await scene();
  const { ben, chi } = on;
  const asked = meanwhile(
    platform.db,
    heldPeople(chi.id, ben.id),
    async () => REACTIONS.mention?.(on),
    (tx) => blockRows(tx, chi.id, ben.id),
  );
  expect(await asked).toBe('done');
  const said = 'select mentioned_ids from comments where user_id = $1 and pin_id = $2';
  expect(await platform.db.rows(said, [ben.id, on.pin])).toEqual([{ mentioned_ids: [] }]);
});

test('comments turned off in between take no more', async () => {
  const on = await scene();
  const { pin, ada } = on;
  const off = (held: Held, sql: string, id: string) =>
    meanwhile(
      platform.db,
      held,
      () => say(on.ben, pin, 'Hello'),
      (tx) => tx.write(sql, [id]),
    );
  const heldPin: Held = ['pins', [pin]];
  const close = 'update users set allow_comments = false where id = $1';
  expect(await off(heldPeople(ada.id), close, ada.id)).toBe('forbidden');
  await platform.db.write('update users set allow_comments = true');
  expect(await off(heldPin, 'update pins set is_comments_allowed = false where id = $1', pin)).toBe(
    'forbidden',
  );
});

test('a try that staff remove in between is not published again by its edit', async () => {
  const on = await scene();
  const { pin, ben } = on;
  const outcome = await meanwhile(
    platform.db,
    ['pins', [pin]],
    async () => REACTIONS['edit of a try']?.(on),
    (tx) =>
      tx.write('update pin_tries set removed_at = now() where pin_id = $1 and user_id = $2', [pin, ben.id]),
  );
  expect(outcome).toBe('not-found');
});

test('a reaction to a pin that moves in between is made once, on its new board', async () => {
  const on = await scene();
  const { ada, ben, pin } = on;
  const other = await ada.makes.board('Gardens');
  const outcome = await meanwhile(
    platform.db,
    ['pins', [pin]],
    async () => REACTIONS.favourite?.(on),
    (tx) => tx.write('update pins set board_id = $2 where id = $1', [pin, other]),
  );
  expect(outcome).toBe('done');
  expect(await written(on)).toContainEqual({ what: 'favourite', text: pin });
  await Promise.all(
    ['create', 'delete', 'create'].map((way) =>
      ben.call(way === 'create' ? 'PinFavoriteResource.create' : 'PinFavoriteResource.delete', {
        pin_id: pin,
      }),
    ),
  );
});
