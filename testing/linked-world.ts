import { adRows, draftRow } from '#features/ads/campaigns/testing-ads.ts';
import { codeOf } from '#features/core/identity/testing-authenticator.ts';
import { PASSWORD, signedUp } from '#features/core/identity/testing-sign-up.ts';
import { articleBy } from '#features/discovery/articles/testing-articles.ts';
import { staffOf } from '#features/trust/moderation/testing-moderation.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type CastMember, castOf } from './cast.ts';
import { clusterRows } from './cast-rows.ts';
import type { TestPlatform } from './platform.ts';

/** What a world holds in which every kind of page has something to show. */
export interface LinkedWorld {
  /** A board and a pin on it, of Ada's; Hal is of the staff, and Studio, a business, has saved nothing. */
  board: Id;
  pin: Id;
  conversation: string;
  /** The addresses in the mails that were sent. */
  mailed: string[];
}

/** Fills the database with the cast and one of everything that has a page. */
export async function linkedWorld(platform: TestPlatform): Promise<LinkedWorld> {
  const { ada, ben, studio } = await castOf(platform);
  await studio.call('MerchantApplicationResource.create', {});
  const { board, pin } = await pinsOfAllKinds(ada);
  const ads = await adRows(platform.db, { ownerId: studio.id, pinId: pin, review: 'PENDING' });
  await draftRow(platform.db, ads.account, 'Spring');
  await followRowsOf(platform, ada, ben);
  const loose = await Promise.all([1, 2, 3].map(() => ada.saves.pin()));
  await clusterRows(
    platform.db,
    ada.id,
    ['chairs'],
    loose.map(({ id }) => id),
  );
  const begun = await ben.call('ConversationsResource.create', { user_ids: [ada.id], text: 'Hello' });
  await reports(platform, { ada, ben });
  await ada.call('BoardEmailInviteResource.create', { board_id: board, emails: ['new@example.com'] });
  await ada.call('EmailInviteSentResource.create', { email: 'new@example.com' });
  await articleBy(await staffOf(platform, 'wes'), { blocks: [{ type: 'pin', pin_id: pin }] });
  await mailsOfAccounts(platform);
  await platform.runJobs();
  const mailed = platform.outbox.flatMap(({ text }) => text.match(/http:\S+/g) ?? []);
  return { board, pin, conversation: begun.data.id, mailed };
}

async function pinsOfAllKinds(ada: CastMember): Promise<{ board: Id; pin: Id }> {
  await ada.call('UserSettingsResource.update', { about: 'Wood, light and time. '.repeat(20) });
  const board = await ada.makes.board('House', { pins: 2 });
  await ada.makes.section(board, 'Kitchen');
  const image_signature = await ada.has.picture();
  const { id } = await ada.saves.pin({ board, image_signature, upload_id: await ada.has.video() });
  const pages = [{ blocks: [{ type: 2, image_signature }] }];
  await ada.call('StoryPinResource.create', { board_id: board, story_pin: { metadata: {}, pages } });
  await ada.call('DidItActivityResource.create', { pin_id: id, details: 'Ten minutes.' });
  return { board, pin: id as Id };
}

/** Ada and Ben follow each other, and Ada a topic. */
async function followRowsOf({ db }: TestPlatform, ada: CastMember, ben: CastMember): Promise<void> {
  await ada.follows(ben);
  await ben.follows(ada);
  await db.write(
    `with topic as (insert into interests (id, slug, name) values (nextval('ids'), 'lamplight', 'Light') returning id),
       followed as (insert into interest_follows (home, user_id, interest_id) select $1, $2, id from topic)
     update users set interest_following_count = interest_following_count + 1, following_count = following_count + 1
     where (home, id) = ($1, $2)`,
    [homeOf(ada.id), ada.id],
  );
}

/** Ben reports two pins of Ada's: one is removed, the other one waits. */
async function reports(
  platform: TestPlatform,
  { ada, ben }: Record<'ada' | 'ben', CastMember>,
): Promise<void> {
  const hal = await staffOf(platform, 'hal');
  for (const decision of ['remove_pin', null] as const) {
    const { id } = await ada.saves.pin();
    await ben.call('ReportResource.create', { kind: 'pin', id, reason: 'spam' });
    const [{ id: case_id = '' } = {}] = (await hal.call('ModerationCasesResource.get', {})).data;
    if (decision) await hal.call('ModerationCaseResource.update', { case_id, decision, rule: 'spam' });
  }
}

/** Dana does everything for which a mail with a link is sent. */
async function mailsOfAccounts(platform: TestPlatform): Promise<void> {
  const dana = await signedUp(platform, 'dana');
  const password = PASSWORD;
  await dana.call('UserEmailResource.create', { new_email: 'dana.new@example.com', password });
  const { key } = (await dana.call('TwoFactorResource.create', { password })).data;
  await dana.call('TwoFactorResource.update', { code: codeOf(key) });
  await dana.call('UserDeletionResource.create', { password });
}
