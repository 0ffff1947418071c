import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf, memberOf } from './cast.ts';
import { inviteRows, requestRow } from './cast-rows.ts';
import { freshDatabase } from './database.ts';
import { type TestPlatform, testPlatform } from './platform.ts';

let platform: TestPlatform;
let cast: Cast;
let pia: CastMember;
let found: Record<'pin' | 'board' | 'comment' | 'conversation', string>;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pia = await memberOf(platform, 'pia', 'Pia');
  const { ada, ben, chi, studio } = cast;
  const { id: pin } = await ada.saves.pin({ title: 'Origin', link: 'https://site.example/1' });
  const board = await ada.makes.board('Followed');
  const say = async (text: string, reply_to_id?: string) => {
    const sent = { pin_id: pin, text, ...(reply_to_id && { reply_to_id }) };
    return (await ben.call('AggregatedCommentResource.create', sent)).data.id;
  };
  const comment = await say('First');
  for (const text of ['Second', 'Third']) await say(text);
  for (const text of ['Yes', 'No', 'Perhaps']) await say(text, comment);
  const ways = { user_ids: [ben.id], emails: [] };
  const { data: talk } = await ada.call('ConversationsResource.create', { ...ways, text: 'One' });
  for (const text of ['Two', 'Three'])
    await ada.call('ConversationMessagesResource.create', { conversation_id: talk.id, text });
  for (const [index, who] of [ben, chi, studio].entries()) {
    await who.call('BoardFollowResource.create', { board_id: board });
    await who.call('RepinResource.create', { pin_id: pin });
    await requestRow(platform.db, board, who.id, ada.id);
    const own = await who.makes.board(`Own ${index}`);
    await ada.call('BoardFollowResource.create', { board_id: own });
    await inviteRows(platform.db, own, ada.id);
    const tried = await who.saves.pin({ title: `Tried ${index}`, link: `https://site.example/${index + 2}` });
    await ada.call('DidItActivityResource.create', { pin_id: tried.id });
  }
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  for (const who of [ada, ben, chi]) await who.call('UserFollowResource.create', { user_id: pia.id });
  // What came at one moment has an order, too.
  for (const table of ['board_follows', 'board_followers', 'contact_requests', 'follow_requests', 'pins'])
    await platform.db.write(`update ${table} set created_at = date_trunc('day', now())`);
  await platform.db.write(`update pin_users set tried_at = '2026-01-01' where tried_at is not null`);
  found = { pin, board, comment, conversation: talk.id };
});

type Listed = [
  list: string,
  who: (cast: Cast) => Pick<CastMember, 'call'>,
  options: () => object,
  /** What tells its items apart. */
  idOf?: (item: never) => string,
];

test.each<Listed>([
  ['FollowRequestsResource.get', () => pia, () => ({}), (item: { sender: { id: string } }) => item.sender.id],
  ['BoardFollowersResource.get', ({ ada }) => ada, () => ({ board_id: found.board })],
  ['BoardFollowingResource.get', ({ ben }) => ben, () => ({ username: 'ada' })],
  ['BoardInvitesResource.get', ({ ada }) => ada, () => ({ current_user: true })],
  ['ContactRequestsResource.get', ({ ada }) => ada, () => ({})],
  ['UnifiedCommentsResource.get', ({ chi }) => chi, () => ({ pinId: found.pin })],
  ['AggregatedCommentReplyFeedResource.get', ({ chi }) => chi, () => ({ objectId: found.comment })],
  [
    ...(['ConversationMessagesResource.get', ({ ben }: Cast) => ben] as const),
    () => ({ conversation_id: found.conversation }),
  ],
  ['AggregatedActivityFeedResource.get', ({ ben }) => ben, () => ({ aggregated_pin_data_id: found.pin })],
  [...(['NativeInteractionsResource.get', ({ chi }: Cast) => chi] as const), () => ({ pin_id: found.pin })],
  ['DomainFeedResource.get', ({ ben }) => ben, () => ({ domain: 'site.example' })],
  ['DidItUserFeedResource.get', ({ ben }) => ben, () => ({ username: 'ada' })],
])('%s shows the same one by one as at once, each once', async (list, who, options, idOf) => {
  const ask = who(cast).call as (
    name: string,
    sent: object,
  ) => Promise<{ data: never[]; bookmark: string | null }>;
  const idsOf = (items: never[]) => items.map(idOf ?? (({ id }: { id: string }) => id));
  const { data } = await ask(list, { ...options(), page_size: 25 });
  const all = idsOf(data);
  expect(new Set(all).size).toBeGreaterThanOrEqual(3);
  const paged: string[] = [];
  let bookmark: string | null = null;
  do {
    const page = await ask(list, { ...options(), page_size: 1, ...(bookmark && { bookmarks: [bookmark] }) });
    paged.push(...idsOf(page.data));
    bookmark = page.bookmark;
  } while (bookmark && paged.length <= all.length);
  expect(paged).toEqual(all);
});
