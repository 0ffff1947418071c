import { randomInt } from 'node:crypto';
import { isWithin, requireAttempt } from '#features/core/identity/attempts.service.ts';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { Who } from '#platform/resource/resource.ts';
import { findAddress } from '../case-facts.store.ts';
import { fileReport } from '../reports.service.ts';
import { findLaw, type LawConfiguration, TAKEDOWNS_SINCE, type TakedownType } from '../takedown.ts';
import { requireThingAt, type Thing } from '../things.service.ts';
import { insertTakedown } from './request-takedown.store.ts';
import {
  RECEIPTS_TO_MAIL,
  REQUESTS_BY_ADDRESS,
  REQUESTS_BY_MAIL,
  type TakedownPayload,
  type TakedownRefusal,
} from './request-takedown.ts';

export interface TakedownRequest {
  law: string;
  type: TakedownType | null;
  urls: readonly string[];
  statement: string;
  provisions: readonly string[];
  name: string;
  email: string;
  isTrustedFlagger: boolean;
  flaggerName: string;
  seenOn: string | null;
  isTrue: boolean;
}

/** Null if requests under this law are not accepted. */
function lawTaken({ flags }: Pick<Context, 'flags'>, name: string): LawConfiguration | null {
  const law = findLaw(name);
  return law && flags.isOn(law.DECIDER_KEY) ? law : null;
}

export function whoMayRequest(context: Pick<Context, 'flags'>, name: string): Who {
  return lawTaken(context, name)?.ALLOW_ANON_SUBMISSION === false ? 'person' : 'anyone';
}

/** Returns its number, which is mailed too where an address is given. */
export async function requestTakedown(
  context: Context,
  request: TakedownRequest,
): Promise<{ receipt: string } | { refused: TakedownRefusal }> {
  const law = lawTaken(context, request.law);
  if (!law) return { refused: 'law-not-found' };
  const submitterId = context.viewer.kind === 'person' ? context.viewer.id : null;
  const refused = refusalOf(law, request, context.clock.now());
  if (refused) return { refused };
  await requireAttempt(context, [[REQUESTS_BY_ADDRESS, submitterId ?? context.request.address]]);
  const things = await thingsAt(context, request.urls);
  if (!things) return { refused: 'url-of-nothing' };
  return { receipt: await keep(context, { law, request, things, submitterId }) };
}

function refusalOf(law: LawConfiguration, request: TakedownRequest, now: Date): TakedownRefusal | null {
  if (request.isTrustedFlagger && !law.TRUSTED_FLAGGER) return 'no-trusted-flaggers';
  if (request.isTrustedFlagger && !request.flaggerName) return 'flagger-unnamed';
  if (law.RESTRICT_MULTIPLE_LAWS && request.provisions.length > 1) return 'too-many-provisions';
  const seenOn = request.seenOn ?? dayOf(now);
  if (seenOn < TAKEDOWNS_SINCE || seenOn > lastDayOnEarth(now)) return 'seen-out-of-time';
  return request.isTrue ? null : 'not-declared';
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

// In the easternmost time zone, UTC+14, it is tomorrow already.
const lastDayOnEarth = (now: Date) => dayOf(new Date(now.getTime() + 14 * 3_600_000));

/** Leaves out duplicates; null if the submitter sees nothing at one of the addresses. */
async function thingsAt(context: Context, urls: readonly string[]): Promise<Thing[] | null> {
  const { host } = new URL(context.config.origin);
  const things = new Map<string, Thing>();
  for (const text of urls) {
    const url = new URL(text);
    const thing = url.host === host ? await findThingAt(context, url.pathname) : null;
    if (!thing) return null;
    things.set(`${thing.kind} ${thing.id}`, thing);
  }
  return [...things.values()];
}

async function findThingAt(context: Context, path: string): Promise<Thing | null> {
  try {
    return await requireThingAt(context, path);
  } catch (error) {
    if (error instanceof Refusal || error instanceof URIError) return null;
    throw error;
  }
}

interface Keeping {
  law: LawConfiguration;
  request: TakedownRequest;
  things: readonly Thing[];
  submitterId: Id | null;
}

async function keep(context: Context, { law, request, things, submitterId }: Keeping): Promise<string> {
  const { db, clock, config, jobs } = context;
  const at = clock.now();
  const given = request.email || (submitterId && (await findAddress(db, submitterId))?.email);
  const to = given && (await mailsTo(context, given.toLowerCase())) ? given : null;
  const receipt = newReceipt(law, at);
  const i18n = await context.texts.in(context.locale);
  await db.transaction(async (tx) => {
    const takedownId = await insertTakedown(tx, {
      ...{ law: law.LAW, type: request.type, submitterId, receipt, at },
      isTrustedFlagger: request.isTrustedFlagger,
      payload: payloadOf(context, request, at),
    });
    const filing = { reporterId: submitterId, reason: 'legal_request', law: law.LAW, takedownId, at };
    const words = { details: request.statement, evidence: [] };
    // The order is fixed, so that two requests about the same things cannot deadlock.
    const inOrder = things.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    for (const thing of inOrder) await fileReport(tx, thing, { ...filing, ...words });
    if (to) await queueMail(jobs, tx, receiptMail(i18n, config, to, receipt));
  });
  return receipt;
}

async function mailsTo(context: Context, to: string): Promise<boolean> {
  const { viewer, request } = context;
  const requester = viewer.kind === 'person' ? viewer.id : networkOf(request.address);
  await requireAttempt(context, [[REQUESTS_BY_MAIL, `${to} ${requester}`]]);
  return isWithin(context, RECEIPTS_TO_MAIL, to);
}

function payloadOf({ viewer, locale }: Context, request: TakedownRequest, at: Date): TakedownPayload {
  const { urls, statement, provisions, name, email, flaggerName, seenOn } = request;
  const words = { statement, name, email, flaggerName, seenOn: seenOn ?? dayOf(at) };
  return { ...words, urls: [...urls], provisions: [...provisions], country: viewer.country ?? null, locale };
}

/** Letters and digits that are not confused when read out. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Such as `DSA-20261120-7KQ2MZ9D`. */
function newReceipt({ LAW }: LawConfiguration, at: Date): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${LAW.toUpperCase()}-${dayOf(at).replaceAll('-', '')}-${signs}`;
}

type Site = Pick<Config, 'brandName' | 'origin'>;

/** Quotes nothing from the request, as it may go to a stranger's address. */
function receiptMail(i18n: ServerI18n, { brandName, origin }: Site, to: string, receipt: string): Message {
  return {
    to,
    subject: i18n.t('{brandName} received your request {receipt}', { brandName, receipt }),
    text: [
      i18n.t('{brandName} ({origin}) received a legal request with your email address.', {
        brandName,
        origin,
      }),
      i18n.t("Its number is {receipt}. A person will review it, and we'll tell you the decision.", {
        receipt,
      }),
      i18n.t("If this wasn't you, ignore this email."),
    ].join('\n\n'),
  };
}
