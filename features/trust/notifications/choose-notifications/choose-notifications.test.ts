import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { notifyBoard } from '../notify-board/notify-board.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const choicesOf = async (who: CastMember) => (await who.call('NewsChoicesResource.get', {})).data;
const notificationsOf = async (who: CastMember) => {
  await platform.runJobs();
  return (await who.call('NewsHubResource.get', {})).data.map(({ news_type }) => news_type);
};
const mailsTo = (who: CastMember) =>
  platform.outbox.filter((mail) => mail.to.startsWith(`${who.username}@`)).map(({ subject }) => subject);

test('news come on the site only, until somebody chooses otherwise for a kind', async () => {
  const { ada, ben } = cast;
  const unchosen = { on_site: true, by_mail: false };
  expect(await choicesOf(ada)).toEqual(
    expect.arrayContaining([
      { kind: 'boards', ...unchosen },
      { kind: 'follows', ...unchosen },
    ]),
  );
  const choose = (change: { on_site?: boolean; by_mail?: boolean }) =>
    ada.call('NewsChoicesResource.update', { kind: 'boards', ...change });
  const boards = async () => (await choicesOf(ada)).find(({ kind }) => kind === 'boards');
  await Promise.all([choose({ by_mail: true }), choose({ by_mail: true })]);
  expect(await boards()).toMatchObject({ on_site: true, by_mail: true });
  await choose({ on_site: false });
  expect(await boards()).toMatchObject({ on_site: false, by_mail: false });
  await choose({ by_mail: true });
  expect(await boards()).toMatchObject({ on_site: true, by_mail: true });
  expect((await choicesOf(ben)).every(({ by_mail }) => !by_mail)).toBe(true);
  await choose({ by_mail: false });
});

test('news that somebody does without are not told, the others are, and decisions about them always', async () => {
  const { ada, ben, chi } = cast;
  const dan = await memberOf(platform, 'dan');
  await dan.call('NewsChoicesResource.update', { kind: 'follows', on_site: false });
  await ben.follows(dan);
  await ada.call('UserFollowResource.create', { user_id: dan.id });
  const board_id = await ada.makes.board('Plans');
  await ada.call('BoardInviteResource.create', { board_id, invited_user_ids: [dan.id] });
  expect(await notificationsOf(dan)).toEqual(['board_invite']);
  await dan.call('NewsChoicesResource.update', { kind: 'follows', on_site: true });
  await chi.call('UserFollowResource.create', { user_id: dan.id });
  expect(await notificationsOf(dan)).toEqual(['user_follow', 'board_invite']);
  expect(mailsTo(dan)).toEqual([]);
});

test('a mail tells one piece of news once, without the name of the board', async () => {
  const { ada } = cast;
  const eve = await memberOf(platform, 'eve');
  await eve.call('NewsChoicesResource.update', { kind: 'boards', by_mail: true });
  const notifications = {
    ...{ what: 'board_invite' as const, board_id: await ada.makes.board('Surprise') },
    ...{ actor_id: ada.id, person_id: eve.id, eventId: 'one', at: platform.clock.now() },
  };
  for (let time = 0; time < 3; time += 1) await notifyBoard(platform, notifications);
  await platform.runJobs();
  const mails = platform.outbox.filter((mail) => mail.to.startsWith('eve@'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('invites you to a board');
  expect(mails[0]?.text).toContain('/settings/notifications/');
  expect(mails[0]?.text).not.toContain('Surprise');
});

test('no mail names somebody who was blocked or suspended since', async () => {
  const { ada } = cast;
  const fay = await memberOf(platform, 'fay');
  const [gus, hal] = [await memberOf(platform, 'gus'), await memberOf(platform, 'hal')];
  await fay.call('NewsChoicesResource.update', { kind: 'boards', by_mail: true });
  await fay.blocks(gus);
  await platform.db.write('update users set suspended_at = now() where id = $1', [hal.id]);
  const board_id = await ada.makes.board('Garden');
  for (const { id, username } of [gus, hal, ada]) {
    const told = { what: 'board_invite' as const, board_id, actor_id: id, person_id: fay.id };
    await notifyBoard(platform, { ...told, eventId: username, at: platform.clock.now() });
  }
  await platform.runJobs();
  expect(mailsTo(fay)).toEqual([expect.stringMatching(/^Ada/)]);
});

test('strangers choose for nobody, and what is no kind is refused by its field', async () => {
  const { ada, visitor } = cast;
  const wrong = { kind: 'weather' as never, on_site: false };
  await expect(ada.call('NewsChoicesResource.update', wrong)).rejects.toMatchObject({ field: 'kind' });
  await expect(visitor.call('NewsChoicesResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await expect(
    visitor.call('NewsChoicesResource.update', { kind: 'boards', on_site: false }),
  ).rejects.toMatchObject({ kind: 'unauthenticated' });
});
