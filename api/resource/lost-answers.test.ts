import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProductRegistry } from '#app/resources.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { dispatchOnce } from './idempotency.ts';

const LONGEST_RUN_MS = 2 * 60 * 1000;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  // The connection dies as the answer is stored, as it does when its process dies.
  await platform.db.write(`
    create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`);
});

beforeEach(() => platform.db.write('delete from idempotency_keys'));

async function send(name: string, options: object, key: string) {
  const resource = createProductRegistry().find(name);
  if (!resource) throw new Error(`no resource is named ${name}`);
  return dispatchOnce(resource, await cast.ada.context(), options, key);
}

interface Create {
  resource: string;
  table: string;
  options(): Promise<object>;
}

const CREATES: Create[] = [
  { resource: 'BoardResource.create', table: 'boards', options: async () => ({ name: 'Lamps' }) },
  {
    resource: 'BoardSectionResource.create',
    table: 'sections',
    options: async () => ({ board_id: await cast.ada.makes.board('Rooms'), name: 'Kitchens' }),
  },
  {
    resource: 'PinResource.create',
    table: 'pins',
    options: async () => ({ title: 'A lamp', board_id: null, image_signature: await cast.ada.has.picture() }),
  },
  {
    resource: 'AggregatedCommentResource.create',
    table: 'comments',
    options: async () => ({
      pin_id: (await cast.ben.saves.pin({ board: await cast.ben.makes.board('Chairs') })).id,
      text: 'How nice',
    }),
  },
  {
    resource: 'ConversationsResource.create',
    table: 'messages',
    options: async () => ({ user_ids: [cast.chi.id], text: 'Hello' }),
  },
  {
    resource: 'UserFollowResource.create',
    table: 'follows',
    options: async () => ({ user_id: cast.ben.id }),
  },
];

test.each(CREATES)('$resource is done once where its process dies as the answer is kept', async (create) => {
  const { resource, table } = create;
  const options = await create.options();
  const count = async () => (await platform.db.rows(`select from ${table}`)).length;
  const before = await count();
  await platform.db.write(
    'create trigger dying before update of answer on idempotency_keys for each row execute function die()',
  );
  await expect(send(resource, options, 'a-key')).rejects.toThrow();
  await platform.db.write('drop trigger dying on idempotency_keys');
  expect(await count()).toBe(before);
  platform.clock.advance(LONGEST_RUN_MS);
  const first = await send(resource, options, 'a-key');
  expect(await count()).toBe(before + 1);
  expect(await send(resource, options, 'a-key')).toEqual(JSON.parse(JSON.stringify(first)));
  expect(await count()).toBe(before + 1);
});

test('where the claim ran out and another call has the key, the slow one takes its write back', async () => {
  const found = createProductRegistry().find('BoardResource.create');
  if (!found || found.paged) throw new Error('no board is made');
  const slow: typeof found = {
    ...found,
    handle: async (context: never, options: never) => {
      await platform.db.write(
        `update idempotency_keys set started_at = (started_at at time zone 'utc' - interval '1 second') at time zone 'utc'`,
      );
      return found.handle(context, options);
    },
  };
  const write = dispatchOnce(slow, await cast.ada.context(), { name: 'Slow lamps' }, 'slow');
  await expect(write).rejects.toMatchObject({ reason: 'idempotency-key-in-use' });
  expect(await platform.db.rows(`select from boards where name = 'Slow lamps'`)).toEqual([]);
});
