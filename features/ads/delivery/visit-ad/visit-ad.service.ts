import type { Context } from '#platform/resource/context.ts';
import { openAd } from '../ad-token.ts';
import { recordAdEvent } from '../record-events.service.ts';
import { findDestination } from './visit-ad.store.ts';

/**
 * Where a promoted pin leads, once the click is counted. Null if the token is not ours or the pin leads nowhere: the
 * address itself names no site, so that nobody can be sent elsewhere with it.
 */
export async function visitAd(context: Context, token: string): Promise<string | null> {
  const { config, clock, db } = context;
  const ad = openAd(token, config.secret, clock.now());
  const url = ad && (await findDestination(db, ad));
  if (!ad || !url) return null;
  await recordAdEvent(context, ad, 'outbound_click');
  return url;
}
