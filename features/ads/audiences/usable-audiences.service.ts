import type { Queryable } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { countReach, listAudienceRows, listReady, listSharedWith } from './audience.store.ts';
import { shownSize } from './audience-size.ts';

/** Of a targeting. */
interface AudienceTargeting {
  AUDIENCE_INCLUDE?: string[];
  AUDIENCE_EXCLUDE?: string[];
}

type Reader = Pick<Platform, 'clock' | 'config'> & { db: Queryable };

const NARROWING = ['AGE_BUCKET', 'GENDER', 'INTEREST'] as const;

/**
 * Own audiences, and those that the account has accepted. Nothing else may narrow whom they are for, and enough people must be
 * left: otherwise the counts of an ad would be those of somebody.
 * @throws Refusal 'invalid'
 */
export async function requireAudiences(
  reader: Reader,
  accountId: Id,
  asked: AudienceTargeting & Partial<Record<(typeof NARROWING)[number], string[]>>,
): Promise<void> {
  const { AUDIENCE_INCLUDE: include = [], AUDIENCE_EXCLUDE: exclude = [] } = asked;
  if (include.length + exclude.length === 0) return;
  const [own, shared] = await Promise.all([
    listAudienceRows(reader.db, accountId),
    listSharedWith(reader.db, accountId),
  ]);
  const known = new Set([...own, ...shared.filter((one) => one.is_accepted)].map(({ id }) => id as string));
  const isKnown = (ids: string[]) => ids.every((id) => known.has(id));
  if (!isKnown(include))
    throw invalid('audience_include', msg('{field}: must be audiences of this ad account'));
  if (!isKnown(exclude))
    throw invalid('audience_exclude', msg('{field}: must be audiences of this ad account'));
  if (include.length > 0 && NARROWING.some((name) => (asked[name] ?? []).length > 0))
    throw invalid('audience_include', msg('{field}: cannot be narrowed by topics, ages or genders'));
  if (include.length > 0 && !(await isLargeEnough(reader, { include, exclude })))
    throw invalid('audience_include', msg('{field}: too few people are left'));
}

async function isLargeEnough(
  { db, clock, config }: Reader,
  both: { include: readonly string[]; exclude: readonly string[] },
): Promise<boolean> {
  const count = await countReach(db, both, clock.now());
  return (
    shownSize(count, `${[...both.include].sort()}-${[...both.exclude].sort()} ${count}`, config.secret) !==
    null
  );
}

/** What ads may ask for now: audiences change, and may have become too small since they were chosen. */
export async function readUsableAudiences(
  reader: Reader,
): Promise<(accountId: Id, asked: AudienceTargeting) => Promise<AudienceTargeting | null>> {
  const ready = new Map((await listReady(reader.db)).map(({ id, accounts }) => [id as string, accounts]));
  const known = new Map<string, Promise<boolean>>();
  return async (accountId, { AUDIENCE_INCLUDE = [], AUDIENCE_EXCLUDE = [] }) => {
    const mayUse = (id: string) => ready.get(id)?.includes(accountId) ?? false;
    const include = AUDIENCE_INCLUDE.filter(mayUse);
    // Whom an ad is not for stays out, whatever has become of the audience.
    const exclude = AUDIENCE_EXCLUDE;
    if (AUDIENCE_INCLUDE.length === 0) return { AUDIENCE_EXCLUDE: exclude };
    if (include.length === 0) return null;
    const key = `${include}-${exclude}`;
    if (!known.has(key)) known.set(key, isLargeEnough(reader, { include, exclude }));
    return (await known.get(key)) ? { AUDIENCE_INCLUDE: include, AUDIENCE_EXCLUDE: exclude } : null;
  };
}
