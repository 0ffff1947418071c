import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import { listWrongBoardCounts } from '#features/library/boards/recount.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWaiting } from '#testing/waiting.ts';
import { purgeEmailInvitesJob } from './invite-by-email.service.ts';
import { EMAIL_INVITE_MS, emailHint } from './invite-by-email.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(() => platform.db.write('delete from throttles'));

const invitesTo = (board_id: Id) =>
  platform.db.rows<Record<string, unknown>>('select * from board_email_invites where board_id = $1', [
    board_id,
  ]);
const membersOf = async (board_id: Id) =>
  (
    await platform.db.rows<{ user_id: Id }>(
      `select user_id from board_collaborators where board_id = $1 and status = 'accepted'`,
      [board_id],
    )
  ).map(({ user_id }) => user_id);

async function mailsOf(board_id: Id, emails: string[], access: 'write' | 'save' = 'write') {
  platform.outbox.length = 0;
  await cast.ada.call('BoardEmailInviteResource.create', { board_id, emails, access });
  await platform.runJobs();
  return [...platform.outbox];
}

async function mailedToken(board_id: Id, email: string, access: 'write' | 'save' = 'write') {
  const [mail] = await mailsOf(board_id, [email], access);
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

test('an address gets a mail with a link; who has it sees the board, signed in or not, and joins it once', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Garden plans', { privacy: 'secret', pins: 1 });
  const [mail, ...more] = await mailsOf(board_id, ['New.Person@Example.com']);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'new.person@example.com', subject: expect.stringContaining('Ada Maker') });
  expect(mail?.text).toContain('“Garden plans”');
  const token = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  const { data: seen } = await visitor.call('BoardInviteLinkResource.get', { token });
  expect(seen).toMatchObject({
    access: 'write',
    board: { name: 'Garden plans', owner: { username: 'ada' } },
  });
  expect(seen.board.cover_images).toHaveLength(1);
  await expect(visitor.call('BoardInviteLinkResource.update', { token })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const { data: joined } = await ben.call('BoardInviteLinkResource.update', { token });
  expect(joined).toMatchObject({ id: board_id, collaborated_by_me: true, access: ['write'] });
  expect(await membersOf(board_id)).toEqual([ben.id]);
  for (const who of [ben, chi]) {
    await expect(who.call('BoardInviteLinkResource.update', { token })).rejects.toMatchObject({
      ...{ kind: 'not-found', message: 'Invalid Invite' },
    });
  }
  await platform.runJobs();
  expect((await ada.call('NewsHubResource.get', {})).data[0]).toMatchObject({
    ...{ news_type: 'board_invite_accepted', actor: { username: 'ben' } },
  });
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('neither the address nor the token stands in the database, and the owner sees a hint', async () => {
  const { ada } = cast;
  const board_id = await ada.makes.board('Hushed');
  const token = await mailedToken(board_id, 'zoe@example.com', 'save');
  const [row] = await invitesTo(board_id);
  expect(JSON.stringify(row)).not.toContain('zoe@');
  expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
  const { data } = await ada.call('BoardEmailInvitesResource.get', { board_id });
  expect(data).toMatchObject([{ email_hint: 'z…@example.com', access: 'save' }]);
});

test('whether an address is somebody’s is told neither by the answer nor by what is stored', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Alike');
  const [known] = await platform.db.rows<{ email: string }>('select email from accounts where id = $1', [
    chi.id,
  ]);
  const answers = [];
  for (const email of [known?.email ?? '', 'unknown@example.com']) {
    answers.push((await ada.call('BoardEmailInviteResource.create', { board_id, emails: [email] })).data);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await invitesTo(board_id)).toHaveLength(2);
  await platform.runJobs();
  expect((await chi.call('BoardInvitesResource.get', {})).data).toEqual([]);
  await expect(ben.call('BoardEmailInvitesResource.get', { board_id })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('the same address again, and several at once, get one mail', async () => {
  const { ada } = cast;
  const board_id = await ada.makes.board('Often');
  platform.outbox.length = 0;
  const input = { board_id, emails: ['once@example.com', 'ONCE@example.com'] };
  await Promise.all([1, 2, 3].map(() => ada.call('BoardEmailInviteResource.create', input)));
  await platform.runJobs();
  expect(platform.outbox.map(({ to }) => to)).toEqual(['once@example.com']);
  const token = new URL(/http:\S+/.exec(platform.outbox[0]?.text ?? '')?.[0] ?? '').searchParams.get('token');
  const [dan, eve] = [await memberOf(platform, 'dan'), await memberOf(platform, 'eve')];
  const answers = await Promise.allSettled(
    [dan, eve].map((who) => who.call('BoardInviteLinkResource.update', { token: token ?? '' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await membersOf(board_id)).toHaveLength(1);
  expect(await listWrongBoardCounts(platform.db)).toEqual([]);
});

test('declining by the mailed link waits for whatever else happens to the board', async () => {
  const { ada, visitor } = cast;
  const board_id = await ada.makes.board('Declined');
  const token = await mailedToken(board_id, 'late@example.com');
  let declined: Promise<unknown> | undefined;
  await platform.db.transaction(async (tx) => {
    await tx.rows('select from boards where home = ($1::bigint >> 51)::smallint and id = $1 for update', [
      board_id,
    ]);
    declined = visitor.call('BoardInviteLinkResource.delete', { token });
    await vi.waitFor(async () => expect(await countWaiting(platform.db)).toBe(1), { timeout: 10_000 });
    expect(await invitesTo(board_id)).toHaveLength(1);
  });
  await declined;
  expect(await invitesTo(board_id)).toEqual([]);
});

test('an invite by mail is taken back by the owner, declined by whoever has the link, and ends after 30 days', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Ended');
  const gone = async (token: string) => {
    await expect(chi.call('BoardInviteLinkResource.get', { token })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(chi.call('BoardInviteLinkResource.update', { token })).rejects.toMatchObject({
      kind: 'not-found',
    });
  };
  const first = await mailedToken(board_id, 'one@example.com');
  const [row] = (await ada.call('BoardEmailInvitesResource.get', { board_id })).data;
  const input = { board_id, invite_id: row?.id ?? '' };
  await expect(ben.call('BoardEmailInviteResource.delete', input)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  for (let time = 0; time < 2; time += 1) await ada.call('BoardEmailInviteResource.delete', input);
  await gone(first);
  const second = await mailedToken(board_id, 'two@example.com');
  for (let time = 0; time < 2; time += 1) {
    await visitor.call('BoardInviteLinkResource.delete', { token: second });
  }
  await gone(second);
  const third = await mailedToken(board_id, 'three@example.com');
  const makeOlder = (ms: number) =>
    platform.db.write('update board_email_invites set created_at = $1', [
      new Date(platform.clock.now().getTime() - ms),
    ]);
  await makeOlder(EMAIL_INVITE_MS);
  await gone(third);
  expect((await ada.call('BoardEmailInvitesResource.get', { board_id })).data).toEqual([]);
  expect(await mailedToken(board_id, 'three@example.com')).not.toBe(third);
  await makeOlder(2 * EMAIL_INVITE_MS);
  await platform.jobs.enqueue(platform.db, purgeEmailInvitesJob, {});
  await platform.runJobs();
  expect(await invitesTo(board_id)).toEqual([]);
});

test('the token of another invite, a cut one, and any text are no link; a board that is gone has none', async () => {
  const { ada, ben } = cast;
  const [one, two] = [await ada.makes.board('One'), await ada.makes.board('Two')];
  const [first = '', second = ''] = [
    await mailedToken(one, 'm@example.com'),
    await mailedToken(two, 'm@example.com'),
  ];
  const mixed = `${first.split('.')[0]}.${second.split('.')[1]}`;
  for (const token of [mixed, first.slice(0, -1), first.split('.')[0] ?? '', '.', '1.x', 'x']) {
    await expect(ben.call('BoardInviteLinkResource.update', { token })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await ben.call('BoardInviteLinkResource.delete', { token });
  }
  await ada.call('BoardResource.delete', { board_id: one });
  await expect(ben.call('BoardInviteLinkResource.get', { token: first })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await ada.call('BoardRestoreResource.create', { board_id: one });
  await ben.call('BoardInviteLinkResource.update', { token: first });
  await expect(ada.call('BoardInviteLinkResource.update', { token: second })).rejects.toMatchObject({
    kind: 'conflict',
  });
});

test('to whom there is a block no mail goes, and a link leads nowhere; who works on the board gets none either', async () => {
  const { ada, ben } = cast;
  const [fay, gus] = [await memberOf(platform, 'fay'), await memberOf(platform, 'gus')];
  const board_id = await ada.makes.board('Blocked');
  await ada.shares(board_id, ben);
  const token = await mailedToken(board_id, 'other@example.com');
  await ada.blocks(fay);
  await gus.blocks(ada);
  const emails = await platform.db.rows<{ email: string }>(
    'select email from accounts where id = any($1::bigint[])',
    [[fay.id, gus.id, ben.id, ada.id]],
  );
  expect(
    await mailsOf(
      board_id,
      emails.map(({ email }) => email),
    ),
  ).toEqual([]);
  for (const who of [fay, gus]) {
    await expect(who.call('BoardInviteLinkResource.update', { token })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await who.call('BoardInviteLinkResource.delete', { token });
  }
  expect(await membersOf(board_id)).toEqual([ben.id]);
  await cast.chi.call('BoardInviteLinkResource.get', { token });
});

test('strangers and collaborators invite no address; wrong ones are told by field', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board_id = await ada.makes.board('Closed shop');
  await ada.shares(board_id, ben);
  const input = { board_id, emails: ['x@example.com'] };
  await expect(visitor.call('BoardEmailInviteResource.create', input)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  for (const who of [ben, chi]) {
    await expect(who.call('BoardEmailInviteResource.create', input)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  }
  const wrong = [
    [{ board_id, emails: [] }, 'emails'],
    [{ board_id, emails: ['nobody'] }, 'emails.0'],
    [{ board_id, emails: ['a@example.com\nbcc: b@example.com'] }, 'emails.0'],
    [{ board_id: 'x', emails: ['x@example.com'] }, 'board_id'],
  ] as const;
  for (const [sent, field] of wrong) {
    await expect(
      ada.call('BoardEmailInviteResource.create', { ...sent, emails: [...sent.emails] }),
    ).rejects.toMatchObject({ kind: 'invalid', field });
  }
  expect(await invitesTo(board_id)).toEqual([]);
});

test('nobody is flooded with mail, and no board has too many people', async () => {
  const { ada } = cast;
  const board_id = await ada.makes.board('Crowd');
  await expect(async () => {
    for (let time = 0; time < 10; time += 1) {
      await ada.call('BoardEmailInviteResource.create', { board_id, emails: ['often@example.com'] });
      await platform.db.write('delete from board_email_invites where board_id = $1', [board_id]);
    }
  }).rejects.toMatchObject({ kind: 'too-many' });
  await platform.db.write(
    `insert into board_collaborators (home, board_id, user_id, status)
     select ($1::bigint >> 51)::smallint, $1, n, 'invited' from generate_series(1, $2::int) n`,
    [board_id, MOST_COLLABORATORS - 1],
  );
  // Inviting an address again takes no second place.
  for (let time = 0; time < 2; time += 1) {
    await ada.call('BoardEmailInviteResource.create', { board_id, emails: ['last@example.com'] });
  }
  await expect(
    ada.call('BoardEmailInviteResource.create', { board_id, emails: ['late@example.com'] }),
  ).rejects.toMatchObject({ kind: 'conflict', reason: 'too-many-collaborators' });
});

test('of an address that was invited, only a hint is shown', () => {
  expect(emailHint('me@example.com')).toBe('m…@example.com');
});
