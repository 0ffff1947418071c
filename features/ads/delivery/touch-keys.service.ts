import { createHash, createHmac } from 'node:crypto';
import { forgetHeld } from '#features/ads/attribution/held-conversions.service.ts';
import { conversionKey } from '#features/conversions/conversion-events/conversion-key.ts';
import { readStoredChoice } from '#features/core/consent/stored-choice.ts';
import { MarketingRefused } from '#features/measure/events/event.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { dayOf, type ServedAd, viewerKeyOf } from './ad-token.ts';
import { type AdEventKind, isAdult } from './delivery.ts';
import { deleteTouchKeys, findTouchPerson } from './touch-keys.store.ts';

/** By which a conversion tells that it followed; all hashed with the secret of the site. */
export interface TouchKeys {
  /** By which a person's are removed. */
  person: string | null;
  email: string | null;
  browser: string | null;
  click: string | null;
}

interface Touch {
  ad: Pick<ServedAd, 'adId' | 'at'>;
  kind: AdEventKind;
}

/** Null for who has not allowed marketing. Of a visitor only a press is known, by what it told the shop. */
export async function touchKeysOf(
  tx: Transaction,
  context: Context,
  { ad, kind }: Touch,
): Promise<TouchKeys | null> {
  const { viewer, config, request } = context;
  if (kind === 'hide') return null;
  const click =
    kind === 'outbound_click' ? conversionKey(config.secret, 'click_id', clickIdOf(context, ad)) : null;
  if (!viewer.id)
    return click && visitorAllows(context) ? { person: null, email: null, browser: null, click } : null;
  const person = await allowingPerson(tx, context, viewer.id);
  if (!person) return null;
  return {
    ...{ person: personKeyOf(config.secret, viewer.id), click },
    email: person.isConfirmed ? emailKey(config.secret, person.email) : null,
    browser: request.userAgent
      ? conversionKey(config.secret, 'browser', `${request.address}\n${request.userAgent}`)
      : null,
  };
}

/** As a shop reports it: normalised, then hashed. */
const emailKey = (secret: string, email: string): string =>
  conversionKey(secret, 'em', createHash('sha256').update(email.trim().toLowerCase()).digest('hex'));

/** What the address of the shop says of the press, so that its tag can report it; null without consent. */
export async function clickIdFor(context: Context, ad: Touch['ad']): Promise<string | null> {
  const { viewer, db } = context;
  const allows = viewer.id
    ? await db.transaction((tx) => allowingPerson(tx, context, viewer.id as Id))
    : visitorAllows(context);
  return allows ? clickIdOf(context, ad) : null;
}

/** The same for each press of a day, as only the first is stored, and another for each ad. */
function clickIdOf(context: Context, { adId, at }: Touch['ad']): string {
  const key = viewerKeyOf(context, dayOf(at));
  return createHmac('sha256', context.config.secret)
    .update(`ad click\0${adId}\0${key}`)
    .digest('base64url')
    .slice(0, 22);
}

const visitorAllows = ({ request }: Pick<Context, 'request'>): boolean =>
  readStoredChoice(request.headers.get('cookie') ?? '')?.choice.allow_marketing_cookies === true;

/** Locks the consent, so that whoever withdraws it finds all that was stored with it. */
async function allowingPerson(tx: Transaction, { clock }: Context, id: Id) {
  const person = await findTouchPerson(tx, id);
  if (!person) return null;
  return isAdult(person.birthDate, clock.now()) ? person : null;
}

function personKeyOf(secret: string, id: Id): string {
  return createHmac('sha256', secret).update(`ad person\0${id}`).digest('base64url').slice(0, 22);
}

interface Forgetting {
  config: Pick<Context['config'], 'secret'>;
}

/** What the person did stays counted, and tells of nobody. */
export async function forgetTouches(tx: Transaction, { config }: Forgetting, id: Id): Promise<void> {
  const key = personKeyOf(config.secret, id);
  await deleteTouchKeys(tx, key);
  await forgetHeld(tx, key);
}

export const forgetTouchesListener = defineListener({
  name: 'ads.forget-touches',
  on: MarketingRefused,
  run: (platform: Pick<Context, 'db' | 'config'>, { person_id }) =>
    platform.db.transaction((tx) => forgetTouches(tx, platform, person_id)),
});
