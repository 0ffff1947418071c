import { mapShownTopics } from '#features/discovery/topics/topic.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { dayOf, openAd, viewerKeyOf } from '../ad-token.ts';
import type { AdReason } from '../delivery.ts';

export interface NamedReason {
  kind: AdReason['kind'];
  name: string | null;
}

/** Only the viewer whom it was chosen for is told. */
export async function explainAd(context: Context, token: string): Promise<NamedReason[]> {
  const { config, clock, viewer, locale } = context;
  const ad = openAd(token, config.secret, clock.now());
  if (!ad) throw notFound('ad');
  if (ad.viewerKey && ad.viewerKey !== viewerKeyOf(context, dayOf(ad.at))) throw notFound('ad');
  const ids = ad.reasons.flatMap(({ topicId }) => parseId(topicId) ?? []);
  const topics = new Map<string, { name: string }>(ids.length > 0 ? await mapShownTopics(context, ids) : []);
  const nameOf = ({ kind, topicId }: AdReason): string | null => {
    if (kind === 'topic' || kind === 'subject') return topics.get(topicId ?? '')?.name ?? null;
    if (kind === 'country') return viewer.country ?? null;
    return kind === 'language' ? locale : null;
  };
  return ad.reasons.map((reason) => ({ kind: reason.kind, name: nameOf(reason) }));
}
