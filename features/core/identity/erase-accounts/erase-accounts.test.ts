import { beforeAll, expect, test } from 'vitest';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { testBrowser } from '#testing/browser.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { clusterRows, inviteRows } from '#testing/cast-rows.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import type { Eraser } from '../eraser.ts';
import { eraseAccountsNow } from '../testing-erasure.ts';
import { PASSWORD } from '../testing-sign-up.ts';
import { eraseAccounts } from './erase-accounts.service.ts';

const WEEKS_MS = 15 * 24 * 3600 * 1000;
/** The mail address, username and name, which may not remain anywhere in any form. */
const MARKS = ['ada@', 'quillfeather', 'adaquill'];

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Every table column that contains one of the marks. The queue drops its mails within an hour. */
async function placesOfMarks(): Promise<string[]> {
  const tables = await platform.db.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'jobs')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await platform.db.rows<{ row: object }>(`select to_jsonb(t) as row from ${name} t`);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value)?.toLowerCase() ?? '';
        if (MARKS.some((mark) => text.includes(mark))) found.push(`${name}.${column}`);
      }
    }
  }
  return found;
}

async function livesAmongOthers({ ada, ben, chi, studio }: Cast): Promise<void> {
  await ada.call('UserSettingsResource.update', { full_name: 'Ada Quillfeather', about: 'adaquill here' });
  await platform.db.write(
    `update users set website_url = 'https://adaquill.example/', instagram_username = 'adaquill' where id = $1`,
    [ada.id],
  );
  await platform.db.write(
    `insert into partner_profiles (home, user_id, contact_email)
     values (($1::bigint >> 51)::smallint, $1, 'ada@example.com')`,
    [ada.id],
  );
  await ada.follows(ben);
  await ben.follows(ada);
  await ada.blocks(chi);
  await ada.call('ReportResource.create', {
    kind: 'person',
    id: studio.id,
    reason: 'spam',
    details: 'says Quillfeather',
  });
  await ben.call('ReportResource.create', { kind: 'person', id: ada.id, reason: 'spam' });
  await studio.blocks(ada);
}

async function makesAndShares({ ada, ben }: Cast) {
  const own = await ada.makes.board('Quillfeather nests', { pins: 2 });
  const secret = await ada.makes.board('Adaquill secret', { pins: 1, privacy: 'secret' });
  const bens = await ben.makes.board('Open house', { pins: 1 });
  await ada.call('BoardResource.update', { board_id: own, name: 'Nests of Quillfeather' });
  await ada.shares(own, ben);
  await ben.shares(bens, ada);
  const guest = await ben.saves.pin({ board: own, title: 'Of a guest' });
  await ada.saves.pin({ board: bens, title: 'By Quillfeather' });
  const loose = await ada.saves.pin({ title: 'Loose' });
  const { data: saved } = await ben.call('RepinResource.create', { pin_id: loose.id, description: 'Kept' });
  await ada.call('RepinResource.create', { pin_id: guest.id, board_id: secret });
  await ada.call('PinFavoriteResource.create', { pin_id: guest.id });
  await ada.call('PinResource.delete', { id: (await ada.saves.pin({ title: 'Quillfeather bin' })).id });
  await inviteRows(platform.db, await ben.makes.board('Waiting'), ada.id);
  await clusterRows(platform.db, ada.id, ['Quillfeather'], []);
  return { own, bens, guest, saved };
}

async function writes({ ada, ben }: Cast): Promise<string> {
  const begin = (from: CastMember, to: CastMember, text: string) =>
    from.call('ConversationsResource.create', { user_ids: [to.id], text });
  const { id } = (await begin(ben, ada, 'Hello from Ben')).data;
  await ada.call('ConversationMessagesResource.create', {
    conversation_id: id,
    text: 'Quillfeather answers',
  });
  return id;
}

/** Ada and Ben comment on a pin of his. Returns the pin. */
async function comments({ ada, ben }: Cast): Promise<string> {
  const pinId = (await ben.saves.pin({ title: 'Talked about' })).id;
  const say = async (who: CastMember, text: string, reply_to_id: string | null = null) =>
    (await who.call('AggregatedCommentResource.create', { pinId, text, reply_to_id })).data.id;
  const bens = await say(ben, 'Ben says');
  await say(ada, 'Quillfeather answers', bens);
  await say(ben, 'Ben answers', await say(ada, 'Quillfeather says'));
  await ada.call('AggregatedCommentLikeResource.create', { commentId: bens });
  return pinId;
}

async function followsATopic(who: CastMember): Promise<void> {
  const { data } = await who.call('TopicResource.get', { interest: 'birds' });
  await who.call('InterestFollowResource.create', { interest_id: data.id });
}

async function deletesHerself(): Promise<void> {
  const browser = testBrowser(platform);
  await browser.call('UserSessionResource.create', { username_or_email: 'adaquill', password: PASSWORD });
  await browser.call('UserDeletionResource.create', { password: PASSWORD });
  await platform.runJobs();
  const mails = platform.outbox.map(({ text }) => /delete-account\/\?token=(\w+)/.exec(text)?.[1]);
  await browser.call('UserDeletionResource.update', { token: mails.find(Boolean) ?? '' });
  await platform.runJobs();
}

test('after 14 days nothing of a person is left, and what others have is whole', async () => {
  const { ada, ben } = cast;
  const named = testBrowser(platform);
  await named.call('UserSessionResource.create', { username_or_email: 'ada', password: PASSWORD });
  await named.call('UsernameResource.update', { username: 'adaquill' });
  await livesAmongOthers(cast);
  const { own, bens, guest, saved } = await makesAndShares(cast);
  const conversation_id = await writes(cast);
  const talkedAbout = await comments(cast);
  await followsATopic(ada);
  const before = await placesOfMarks();
  expect(before.length).toBeGreaterThan(10);
  expect(before).toContain('public.former_board_slugs.slug');

  await deletesHerself();
  platform.clock.advance(WEEKS_MS);
  await eraseAccountsNow(platform);
  await eraseAccountsNow(platform);

  expect(await placesOfMarks()).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
  const { data: profile } = await ben.call('UserResource.get', { user_id: ben.id });
  expect(profile).toMatchObject({ follower_count: 0, following_count: 0 });
  await expect(ben.call('BoardResource.get', { board_id: own })).rejects.toMatchObject({ kind: 'not-found' });
  const left = (await ben.call('BoardFeedResource.get', { board_id: bens })).data;
  expect(left.map((item) => ('title' in item ? item.title : ''))).toEqual(['Open house 1']);
  expect(await platform.db.rows('select favorite_count from pins where id = $1', [guest.id])).toEqual([
    { favorite_count: 0 },
  ]);
  expect((await ben.call('PinResource.get', { pin_id: saved.id })).data.description).toBe('Kept');
  const { data: said } = await ben.call('AggregatedCommentFeedResource.get', { pin_id: talkedAbout });
  expect(said).toMatchObject([{ text: 'Ben says', like_count: 0, comment_count: 0 }]);
  const messages = (await ben.call('ConversationMessagesResource.get', { conversation_id })).data;
  expect(messages.map(({ text }) => text)).toEqual(['Hello from Ben']);
  expect(await platform.db.rows('select unread_count from inbox')).toEqual([{ unread_count: 0 }]);
  const ofAda = await platform.db.rows('select 1 from pins where pinner_id = $1', [ada.id]);
  expect(ofAda).toEqual([]);
});

test('one account that cannot be erased holds up none behind it, and waits for the next run', async () => {
  const ids = [cast.chi.id, cast.studio.id];
  await platform.db.write('update accounts set erase_after = $1 where id = any($2::bigint[])', [
    platform.clock.now(),
    ids,
  ]);
  const [broken] = ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
  const eraser: Eraser = async (_, { id }) => {
    if (id === broken) throw new Error('broken');
  };
  const { signal } = new AbortController();
  const run = (...erasers: Eraser[]) => eraseAccounts(platform, { people: personOfAccount, erasers }, signal);
  const left = async () =>
    (await platform.db.rows<{ id: string }>('select id from accounts where erase_after is not null')).map(
      ({ id }) => id,
    );
  await expect(run(eraser)).rejects.toThrow('could not be erased');
  expect(await left()).toEqual([broken]);
  await run();
  expect(await left()).toEqual([]);
});
