import { beforeAll, beforeEach } from 'vitest';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

type Message = Omit<OptionsOf<'ConversationMessagesResource.create'>, 'conversation_id'>;

export interface Writers {
  platform: TestPlatform;
  ada: CastMember;
  ben: CastMember;
  chi: CastMember;
  more(firstName: string): Promise<CastMember>;
}

/** Ada and Ben follow each other; Chi is a stranger. */
export function writersForEachTest(): Writers {
  let number = 0;
  const writers = {} as Writers;
  const sign = (firstName: string) =>
    memberOf(writers.platform, `${firstName.toLowerCase()}${number}`, firstName);
  beforeAll(async () => {
    writers.platform = await testPlatform(await freshDatabase());
  });
  beforeEach(async () => {
    number += 1;
    await writers.platform.db.write('delete from throttles');
    const [ada, ben, chi] = await Promise.all([sign('Ada'), sign('Ben'), sign('Chi')]);
    await ada.follows(ben);
    await ben.follows(ada);
    Object.assign(writers, { ada, ben, chi, more: sign });
  });
  return writers;
}

export const begin = async (from: CastMember, to: readonly CastMember[], text?: string) =>
  (await from.call('ConversationsResource.create', { user_ids: to.map(({ id }) => id), text })).data;

export const send = async (from: CastMember, conversation_id: string, message: Message) =>
  (await from.call('ConversationMessagesResource.create', { conversation_id, ...message })).data;

/** Newest first. */
export const textsOf = async (who: CastMember, conversation_id: string) =>
  (await who.call('ConversationMessagesResource.get', { conversation_id })).data.map(({ text }) => text);

export const listOf = async (who: CastMember, folder: 'inbox' | 'requests' = 'inbox') =>
  (await who.call('ConversationsResource.get', { folder })).data;

export const badgeOf = async (who: CastMember) => (await who.call('ConversationsBadgeResource.get', {})).data;

/** Null if the call was not refused. */
export const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ kind, reason }) => [kind, reason],
  );
