import { beforeEach } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

export function talkersForEachTest(): { platform: TestPlatform } & Cast {
  const talkers = {} as { platform: TestPlatform } & Cast;
  beforeEach(async () => {
    const platform = await testPlatform(await freshDatabase());
    Object.assign(talkers, { platform }, await castOf(platform));
  });
  return talkers;
}

export async function say(who: CastMember, pinId: string, text: string, answering?: { id: string }) {
  const reply_to_id = answering?.id ?? null;
  const { data } = await who.call('AggregatedCommentResource.create', { pinId, text, reply_to_id });
  return data;
}

export async function heard(who: Pick<CastMember, 'call'>, pin_id: string): Promise<string[]> {
  const { data } = await who.call('AggregatedCommentFeedResource.get', { pin_id });
  return data.map(({ text }) => text);
}

export async function answers(who: Pick<CastMember, 'call'>, comment: { id: string }): Promise<string[]> {
  const options = { aggregated_comment_id: comment.id };
  return (await who.call('AggregatedCommentReplyFeedResource.get', options)).data.map(({ text }) => text);
}

export async function countFor(who: Pick<CastMember, 'call'>, id: string): Promise<number> {
  return (await who.call('PinResource.get', { id })).data.comment_count;
}
