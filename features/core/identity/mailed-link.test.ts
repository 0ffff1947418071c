import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { findAccountByLogin, lockAccount } from './account.store.ts';
import { forgetEndedJob } from './forget-ended/forget-ended.service.ts';
import { consumeLink, findLink, forgetLinks, insertLink } from './mailed-link.store.ts';
import { MAILED_LINK_KINDS, type MailedLinkKind } from './mailed-link.ts';
import { PASSWORD, signedUp } from './testing-sign-up.ts';

let platform: TestPlatform;
let accountId: Id;

const WAYS_BACK = ['take-back-email', 'take-back-two-factor'];
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  await signedUp(platform, 'ada');
  const account = await findAccountByLogin(platform.db, 'ada');
  if (!account) throw new Error('nobody signed up');
  accountId = account.id;
});

beforeEach(() => platform.db.write('delete from mailed_links'));

function mailed(kind: MailedLinkKind, to = accountId): Promise<string> {
  const hasAddress = kind === 'confirm-email' || WAYS_BACK.includes(kind);
  return insertLink(platform.db, {
    kind,
    accountId: to,
    milliseconds: HOUR_MS,
    ...(hasAddress && { address: 'ada@else.example' }),
    ...(kind === 'confirm-email' && { passwordMark: 'a mark' }),
  });
}

const isAboutEmail = (kind: MailedLinkKind) => kind.endsWith('-email');

const find = (token: string, ...kinds: MailedLinkKind[]) => findLink(platform.db, token, ...kinds);

/** What somebody with a link of this kind calls. */
const USES: Record<MailedLinkKind, (token: string) => Promise<unknown>> = {
  'reset-password': (token) =>
    testBrowser(platform).call('PasswordResetResource.update', { token, new_password: 'some other horse' }),
  'limited-login': (token) => testBrowser(platform).call('LimitedLoginResource.update', { token }),
  'delete-account': (token) => testBrowser(platform).call('UserDeletionResource.update', { token }),
  'confirm-email': (token) => testBrowser(platform).call('UserEmailResource.update', { token }),
  'take-back-email': (token) => testBrowser(platform).call('UserEmailResource.update', { token }),
  'take-back-two-factor': (token) => testBrowser(platform).call('TwoFactorBackResource.create', { token }),
};

for (const kind of MAILED_LINK_KINDS) {
  test(`a link of the kind ${kind} is found by its token, and is used up once`, async () => {
    const token = await mailed(kind);
    const link = await find(token, kind);
    expect(link).toMatchObject({ kind, accountId });
    expect(await find(`${token}a`, kind)).toBeNull();
    const id = link?.id ?? ('0' as Id);
    const used = await Promise.all([consumeLink(platform.db, id), consumeLink(platform.db, id)]);
    expect(used.toSorted()).toEqual([false, true]);
    expect(await find(token, kind)).toBeNull();
  });

  test(`a link of the kind ${kind} ends with its time`, async () => {
    const token = await mailed(kind);
    const link = await find(token, kind);
    await platform.db.write(`update mailed_links set expires_at = now() - interval '1 second'`);
    expect(await find(token, kind)).toBeNull();
    expect(await consumeLink(platform.db, link?.id ?? ('0' as Id))).toBe(false);
    await platform.jobs.enqueue(platform.db, forgetEndedJob, {});
    await platform.runJobs();
    expect(await platform.db.rows('select from mailed_links')).toEqual([]);
  });

  test(`a link of the kind ${kind} does nothing that links of other kinds do`, async () => {
    const token = await mailed(kind);
    await platform.db.write('delete from throttles');
    for (const other of MAILED_LINK_KINDS.filter((each) => each !== kind)) {
      expect(await find(token, other)).toBeNull();
      // One call changes an address and takes it back: which of them, only the link says.
      if (isAboutEmail(kind) && isAboutEmail(other)) continue;
      await expect(USES[other](token)).rejects.toMatchObject({ reason: 'link-invalid' });
    }
    expect(await find(token, kind)).not.toBeNull();
  });
}

test('a new password ends all links but those that take something back', async () => {
  const ben = await signedUp(platform, 'ben');
  const account = await findAccountByLogin(platform.db, 'ben');
  for (const kind of MAILED_LINK_KINDS) await mailed(kind, account?.id);
  await ben.call('UserPasswordResource.update', {
    old_password: PASSWORD,
    new_password: 'quite another horse',
  });
  const left = await platform.db.rows<{ kind: string }>('select kind from mailed_links order by id');
  expect(left.map(({ kind }) => kind)).toEqual(WAYS_BACK);
});

test('links of others stay', async () => {
  const token = await mailed('limited-login');
  await signedUp(platform, 'chi');
  const chi = await findAccountByLogin(platform.db, 'chi');
  await platform.db.transaction(async (tx) => forgetLinks(tx, await lockAccount(tx, chi?.id ?? accountId)));
  expect(await find(token, 'limited-login')).not.toBeNull();
});

test('the database refuses a link that lacks what its kind needs', async () => {
  const lacking = insertLink(platform.db, { kind: 'take-back-email', accountId, milliseconds: HOUR_MS });
  await expect(lacking).rejects.toThrow('violates check constraint');
});
