import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { optOutToken } from '../opt-out-link.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

beforeEach(async () => {
  await platform.db.write('delete from throttles');
  await platform.runJobs();
  platform.outbox.length = 0;
});

const invite = (who: CastMember, email: string) => who.call('EmailInviteSentResource.create', { email });

async function mailed() {
  await platform.runJobs();
  return platform.outbox;
}

async function addressOf({ id }: CastMember): Promise<string> {
  const [row] = await platform.db.rows<{ email: string }>('select email from accounts where id = $1', [id]);
  return row?.email ?? '';
}

const optOut = (token: string) => cast.visitor.call('InviteOptOutResource.create', { token });
const tokenIn = (url: string | undefined) => new URL(url ?? 'about:blank').searchParams.get('token') ?? '';

test('the mail names the sender and has their invite link, the same as on their page', async () => {
  const { ada } = cast;
  const { url } = (await ada.call('ProfileInviteResource.create', {})).data;
  expect((await invite(ada, ' New.Person@Example.com ')).data).toEqual({ email: 'new.person@example.com' });
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'new.person@example.com', subject: 'Ada Maker invites you to Pinfold' });
  expect(mail?.text).toContain(url);
  expect(mail?.text.endsWith(mail.unsubscribe ?? 'no link')).toBe(true);
});

test('who never had a link gets one, and one that was ended before the mail went out is not mailed', async () => {
  const eve = await memberOf(platform, 'eve', 'Eve');
  await invite(eve, 'friend@example.com');
  await eve.call('ProfileInviteResource.delete', {});
  expect(await mailed()).toEqual([]);
  await invite(eve, 'friend@example.com');
  const { url } = (await eve.call('ProfileInviteResource.create', {})).data;
  expect((await mailed())[0]?.text).toContain(url);
});

test('whether an address has an account, or wants no mail, shows in neither answer nor statements', async () => {
  const database = await freshDatabase();
  // Before the first connection, which would not be counted.
  const asked = countStatements(database);
  const own = await testPlatform(database);
  const { ada, ben, visitor } = await castOf(own);
  await ben.blocks(ada);
  const token = optOutToken('stopped@example.com', own.config.secret);
  await visitor.call('InviteOptOutResource.create', { token });
  await ada.call('ProfileInviteResource.create', {});
  const told = [];
  const emails = ['nobody@example.com', 'stopped@example.com', 'ben@example.com', 'chi@example.com'];
  for (const email of emails) {
    const before = asked.texts.length;
    expect((await invite(ada, email)).data).toEqual({ email });
    told.push(asked.texts.slice(before));
  }
  expect(told[0]?.length).toBeGreaterThan(3);
  expect(told).toEqual(Array(4).fill(told[0]));
  await own.runJobs();
  expect(own.outbox.map(({ to }) => to).toSorted()).toEqual(['chi@example.com', 'nobody@example.com']);
});

test('no mail goes to the sender, across a block, or from and to people who are suspended', async () => {
  const { ada, ben } = cast;
  const [fay, ida, jan] = [
    await memberOf(platform, 'fay'),
    await memberOf(platform, 'ida'),
    await memberOf(platform, 'jan'),
  ];
  await ada.blocks(fay);
  await platform.db.write('update users set suspended_at = now() where id = $1', [ida.id]);
  for (const who of [ada, fay, ida]) await invite(ada, await addressOf(who));
  await invite(jan, 'friend@example.com');
  await platform.db.write('update users set suspended_at = now() where id = $1', [jan.id]);
  expect(await mailed()).toEqual([]);
  await invite(ada, await addressOf(ben));
  expect(await mailed()).toHaveLength(1);
});

test('after the link at the foot of a mail nobody invites the address any more, to follow or to a board', async () => {
  const { ada, ben, chi } = cast;
  const board_id = await ada.makes.board('Kitchens');
  const email = 'enough@example.com';
  await ada.call('BoardEmailInviteResource.create', { board_id, emails: [email] });
  await invite(ada, email);
  const mails = [...(await mailed())];
  expect(mails).toHaveLength(2);
  for (const { text, unsubscribe } of mails) expect(text.endsWith(unsubscribe ?? 'no link')).toBe(true);
  // Idempotent.
  for (const { unsubscribe } of mails) expect((await optOut(tokenIn(unsubscribe))).data).toEqual({});
  platform.outbox.length = 0;
  await platform.db.write('delete from board_email_invites where board_id = $1', [board_id]);
  const emails = [email, 'another@example.com'];
  await ada.call('BoardEmailInviteResource.create', { board_id, emails });
  for (const who of [ben, chi]) await invite(who, email.toUpperCase());
  expect((await mailed()).map(({ to }) => to)).toEqual(['another@example.com']);
  const [row] = await platform.db.rows('select * from invite_opt_outs order by created_at desc limit 1');
  expect(JSON.stringify(row)).not.toContain('enough');
});

test('an address stays opted out after the account with it is erased', async () => {
  const { ada } = cast;
  const kim = await memberOf(platform, 'kim');
  const email = await addressOf(kim);
  await optOut(optOutToken(email, platform.config.secret));
  const past = `update accounts set erase_after = now() - interval '1 day' where id = $1`;
  await platform.db.write(past, [kim.id]);
  for (let time = 0; time < 2; time += 1) await eraseAccountsNow(platform);
  expect(await platform.db.rows('select from accounts where email = $1', [email])).toEqual([]);
  await invite(ada, email);
  expect(await mailed()).toEqual([]);
});

test('only a link that was mailed stops anything', async () => {
  const token = optOutToken('a@example.com', platform.config.secret);
  const [hash = '', seal = ''] = token.split('.');
  const [, other = ''] = optOutToken('b@example.com', platform.config.secret).split('.');
  const foreign = optOutToken('a@example.com', 'the secret of another installation');
  const before = await platform.db.rows('select from invite_opt_outs');
  for (const wrong of [`${hash}.${other}`, hash, `${hash}.`, `.${seal}`, `${token}x`, foreign, 'x', '.']) {
    await expect(optOut(wrong)).rejects.toMatchObject({
      kind: 'not-found',
      message: "This link isn't valid.",
    });
  }
  expect(await platform.db.rows('select from invite_opt_outs')).toHaveLength(before.length);
});

test('a sender mails an address three times a day, and 50 in all', async () => {
  const { ada, ben } = cast;
  const times = async (who: CastMember, addresses: string[]) => {
    for (const email of addresses) await invite(who, email);
  };
  await times(ada, Array(3).fill('often@example.com'));
  await expect(invite(ada, 'often@example.com')).rejects.toMatchObject({ kind: 'too-many' });
  await times(
    ben,
    Array.from({ length: 50 }, (_, n) => `n${n}@example.com`),
  );
  await expect(invite(ben, 'last@example.com')).rejects.toMatchObject({ kind: 'too-many' });
});

test('an address gets ten mails a day of all senders together, those to boards among them', async () => {
  const { ada, ben, chi, studio } = cast;
  const email = 'everyone@example.com';
  const board_id = await ada.makes.board('Crowded');
  await ada.call('BoardEmailInviteResource.create', { board_id, emails: [email] });
  for (const who of [ben, chi, studio]) for (let time = 0; time < 3; time += 1) await invite(who, email);
  await expect(invite(ada, email)).rejects.toMatchObject({ kind: 'too-many' });
  await invite(ada, 'other@example.com');
});

test('what is no address is refused by name, and so is another way of inviting', async () => {
  const { ada, visitor } = cast;
  for (const email of ['', 'nobody', 'a@example.com\nbcc: b@example.com']) {
    await expect(invite(ada, email)).rejects.toMatchObject({ kind: 'invalid', field: 'email' });
  }
  const sent = { email: 'a@example.com', type: 'sms' as never };
  await expect(ada.call('EmailInviteSentResource.create', sent)).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'type' },
  });
  await expect(
    visitor.call('EmailInviteSentResource.create', { email: 'a@example.com' }),
  ).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(await mailed()).toEqual([]);
});
