import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { conversionKey } from '#features/conversions/conversion-events/conversion-key.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { likenessOf, shownSize, type Weights } from '../audience-size.ts';
import {
  type AudienceToFill,
  countMembers,
  dropMembers,
  listAudiencesToFill,
  listEmails,
  listKeys,
  listMemberships,
  listPeople,
  listSavesOf,
  listTopicsSaved,
  listVisits,
  type Membership,
  purgeMembers,
  putMembers,
  setSize,
} from './refresh-audiences.store.ts';

type Filler = Pick<Platform, 'db' | 'clock' | 'config'>;

const BATCH = 500;
const DAY_MS = 86_400_000;
/** Who is found anew each time stays until the next. */
const STAYS_MS = 30 * DAY_MS;
const ADULT_YEARS = 18;

/** Puts everyone who agreed to personal ads into the audiences that they belong to, and nobody else. */
export async function refreshAudiences(filler: Filler, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = filler;
  if (!config.ads) return;
  const now = clock.now();
  const all = await listAudiencesToFill(db);
  await db.transaction((tx) =>
    purgeMembers(
      tx,
      all.map(({ id }) => id),
      { at: now, bornBefore: lastBirthday(now) },
    ),
  );
  const byFacts = all.filter(({ audience_type: type }) => type !== 'ACTALIKE');
  if (byFacts.length > 0) {
    const find = await factsFinder(filler, byFacts, now);
    await fill(filler, byFacts, { find, now, signal });
  }
  const alike = all.filter(({ audience_type: type }) => type === 'ACTALIKE');
  if (alike.length > 0) await fillAlike(filler, alike, { now, signal });
  await saySizes(filler, all, now);
}

type Find = (ids: readonly Id[]) => Promise<Membership[]>;

interface Filling {
  find: Find;
  now: Date;
  signal: AbortSignal;
}

/** Who is born later is no adult. */
function lastBirthday(now: Date): string {
  const born = new Date(now);
  born.setUTCFullYear(born.getUTCFullYear() - ADULT_YEARS);
  return born.toISOString().slice(0, 10);
}

async function* people({ db }: Filler, { now, signal }: Omit<Filling, 'find'>): AsyncGenerator<Id[]> {
  const bornBefore = lastBirthday(now);
  for (let after = '0' as Id; ; ) {
    signal.throwIfAborted();
    const ids = await listPeople(db, { after, bornBefore, limit: BATCH });
    if (ids.length > 0) yield ids;
    const last = ids.at(-1);
    if (!last || ids.length < BATCH) return;
    after = last;
  }
}

async function fill(filler: Filler, audiences: readonly AudienceToFill[], filling: Filling): Promise<void> {
  const filled = new Set(audiences.map(({ id }) => id));
  for await (const ids of people(filler, filling)) {
    const found = await filling.find(ids);
    const wanted = new Set(found.map((one) => `${one.user_id} ${one.audience_id}`));
    const known = await listMemberships(filler.db, ids);
    const gone = known.filter(
      (one) => filled.has(one.audience_id) && !wanted.has(`${one.user_id} ${one.audience_id}`),
    );
    // Visitors stay for as long as the business keeps them, though their events are purged before.
    const kept = new Set(audiences.filter((one) => one.audience_type === 'VISITOR').map(({ id }) => id));
    await filler.db.transaction(async (tx) => {
      await dropMembers(
        tx,
        gone.filter((one) => !kept.has(one.audience_id)),
      );
      await putMembers(tx, found);
    });
  }
}

/** By what a business knows, or what somebody saved of it. */
async function factsFinder(
  { db, config }: Filler,
  audiences: readonly AudienceToFill[],
  now: Date,
): Promise<Find> {
  const byKey = new Map<string, { audience_id: Id; until: Date }[]>();
  const add = (key: string, one: { audience_id: Id; until: Date }) =>
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const engaged = audiences.filter(({ audience_type: type }) => type === 'ENGAGEMENT');
  for (const audience of audiences) {
    const { id: audience_id, audience_type: type, rule } = audience;
    const until = new Date(now.getTime() + STAYS_MS);
    if (type === 'CUSTOMER_LIST')
      for (const key of await listKeys(db, audience_id)) add(key, { audience_id, until });
    if (type !== 'VISITOR') continue;
    const keptMs = (rule.retention_days ?? 1) * DAY_MS;
    for (const { key, at } of await listVisits(db, audience, new Date(now.getTime() - keptMs)))
      add(key, { audience_id, until: new Date(at.getTime() + keptMs) });
  }
  return async (ids) => {
    const [emails, saves] = await Promise.all([
      listEmails(db, ids),
      engaged.length > 0 ? listSavesOf(db, ids, [...new Set(engaged.map((one) => one.owner_id))]) : [],
    ]);
    const known = emails.flatMap(({ id: user_id, email }) =>
      (byKey.get(keyOfEmail(email, config.secret)) ?? []).map((one) => ({ user_id, ...one })),
    );
    const engagedIn = saves.flatMap(({ id: user_id, owner_id, at }) =>
      engaged
        .filter((one) => one.owner_id === owner_id)
        .map(({ id: audience_id, rule }) => ({
          ...{ user_id, audience_id },
          until: new Date(at.getTime() + (rule.retention_days ?? 1) * DAY_MS),
        }))
        .filter(({ until }) => until > now),
    );
    return [...known, ...engagedIn];
  };
}

/** As a shop or its tag hashes it, and then as conversions are stored. */
const keyOfEmail = (email: string, secret: string): string =>
  conversionKey(secret, 'em', createHash('sha256').update(email.trim().toLowerCase()).digest('hex'));

/** Those who save most like the seed does on the whole, without the seed; from a seed that is too small, nobody. */
async function fillAlike(
  filler: Filler,
  audiences: readonly AudienceToFill[],
  filling: Omit<Filling, 'find'>,
): Promise<void> {
  const weightsOf = new Map<Id, Weights>();
  const seeds = new Map<string, Set<Id>>();
  for await (const ids of people(filler, filling)) {
    for (const { user_id, audience_id } of await listMemberships(filler.db, ids))
      seeds.set(audience_id, (seeds.get(audience_id) ?? new Set()).add(user_id));
    const rows = Map.groupBy(await listTopicsSaved(filler.db, ids), ({ id }) => id);
    for (const [id, topics] of rows)
      weightsOf.set(id, new Map(topics.map((one) => [one.topic_id, one.count])));
  }
  const chosen = new Map<Id, Membership[]>();
  const until = new Date(filling.now.getTime() + STAYS_MS);
  for (const { id: audience_id, rule } of audiences) {
    const seed = seeds.get(rule.seed_audience_id ?? '') ?? new Set<Id>();
    if (shownSize(seed.size, `${rule.seed_audience_id} ${seed.size}`, filler.config.secret) === null)
      continue;
    const most = Math.ceil((weightsOf.size * (rule.percentage ?? 1)) / 100);
    for (const user_id of nearest(weightsOf, seed, most))
      chosen.set(user_id, [...(chosen.get(user_id) ?? []), { user_id, audience_id, until }]);
  }
  const find: Find = async (ids) => ids.flatMap((id) => chosen.get(id) ?? []);
  await fill(filler, audiences, { ...filling, find });
}

function nearest(weightsOf: ReadonlyMap<Id, Weights>, seed: ReadonlySet<Id>, most: number): Id[] {
  const middle = new Map<string, number>();
  for (const id of seed) {
    const weights = weightsOf.get(id) ?? new Map<string, number>();
    const all = [...weights.values()].reduce((sum, one) => sum + one, 0);
    for (const [topic, weight] of weights) middle.set(topic, (middle.get(topic) ?? 0) + weight / all);
  }
  return [...weightsOf]
    .filter(([id]) => !seed.has(id))
    .map(([id, weights]) => ({ id, likeness: likenessOf(weights, middle) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ id }) => id);
}

async function saySizes(filler: Filler, all: readonly AudienceToFill[], now: Date): Promise<void> {
  const { db, config } = filler;
  const counts = new Map((await countMembers(db, now)).map(({ id, count }) => [id, count]));
  await db.transaction(async (tx) => {
    for (const { id } of all) {
      const count = counts.get(id) ?? 0;
      await setSize(tx, id, shownSize(count, `${id} ${count}`, config.secret), now);
    }
    for (const accountId of new Set(all.map((one) => one.ad_account_id))) await tellAdsChanged(tx, accountId);
  });
}

export const refreshAudiencesJob = defineJob({
  name: 'audiences.refresh',
  data: z.object({}),
  options: { singletonKey: () => 'audiences', concurrency: 1, expireInSeconds: 3600 },
  schedule: { cron: '15 */6 * * *', data: {} },
  run: (filler: Filler, _, { signal }) => refreshAudiences(filler, signal),
});
