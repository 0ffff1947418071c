import type { Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import type { CastMember } from '#testing/cast.ts';

type Sent = Partial<OptionsOf<'ModerationArticleResource.create'>>;

/** Writes an article, and publishes it unless it is to stay a draft. Without a Pin it gets a picture on its cover. */
export async function articleBy(staff: CastMember, sent: Sent = {}, isDraft = false): Promise<Id> {
  const { blocks = [{ type: 'text' as const, text: 'Words' }] } = sent;
  const hasPin = blocks.some(({ type }) => type === 'pin');
  const cover_signature = hasPin ? null : await staff.has.picture();
  const written = { title: 'An article', blocks, cover_signature, ...sent };
  const { data } = await staff.call('ModerationArticleResource.create', written);
  if (!isDraft) await publish(staff, data.id);
  return data.id as Id;
}

export async function publish(staff: CastMember, article_id: string): Promise<void> {
  const { version } = (await staff.call('ModerationArticleResource.get', { article_id })).data;
  await staff.call('ModerationArticleStatusResource.update', { article_id, version, status: 'published' });
}
