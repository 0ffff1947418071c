import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { dayOf, openAd, type ServedAd } from '../ad-token.ts';
import { forgetHidden, noteHidden } from '../ad-viewer.store.ts';
import { recordAdEvent } from '../record-events.service.ts';

/** The person never sees it again. */
export async function hideAd(context: ContextFor<'person'>, token: string): Promise<void> {
  const ad = requireServed(context, token);
  const { viewer, clock } = context;
  await recordAdEvent(context, ad, 'hide', {
    also: (tx) => noteHidden(tx, requireActingFor(viewer, {}, 'react'), { ...ad, at: clock.now() }),
  });
}

export async function showAdAgain(context: ContextFor<'person'>, token: string): Promise<void> {
  const { adId } = requireServed(context, token);
  const { db, viewer, clock } = context;
  const today = dayOf(clock.now());
  await db.transaction((tx) => forgetHidden(tx, requireActingFor(viewer, {}, 'react'), adId, today));
}

function requireServed({ config, clock }: ContextFor<'person'>, token: string): ServedAd {
  const ad = openAd(token, config.secret, clock.now());
  if (!ad) throw invalid('token', 'token is not of an ad that was shown today.');
  return ad;
}
