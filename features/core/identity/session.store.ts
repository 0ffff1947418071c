import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import type { Circle, ViewerCard } from './viewer.ts';

export interface SessionRow
  extends Omit<
      SignedInViewer,
      'kind' | 'country' | 'unauthId' | 'circle' | 'card' | 'acting' | 'actsForOthers'
    >,
    ViewerCard {
  expiresAt: Date;
  usedAt: Date;
  isLimited: boolean;
  standing: 'good' | 'deactivated' | 'suspended';
}

// Uses sessions_token.
const withPerson = (beside = '') => `
    select ${beside} s.id as "sessionId", s.expires_at as "expiresAt", s.updated_at as "usedAt", s.is_limited as "isLimited",
      u.id, u.username, u.full_name as "fullName", u.is_staff as "isStaff", u.is_employee as "isEmployee",
      u.is_partner as "isPartner", u.is_private_profile as "isPrivateProfile",
      u.should_show_messaging as "shouldShowMessaging", u.avatar_signature as "avatarSignature",
      u.first_name as "firstName", u.follower_count as "followerCount",
      u.is_verified_merchant as "isVerifiedMerchant", a.chosen_locale as "chosenLocale",
      u.pin_count + u.board_count + u.secret_board_count = 0 as "isNewcomer",
      case when u.suspended_at is not null then 'suspended'
        when u.deactivated_at is not null then 'deactivated' else 'good' end as standing
    from sessions s
    join accounts a on a.id = s.account_id
    join users u on u.home = (s.account_id >> 51)::smallint and u.id = s.account_id
    where s.expires_at > now() and u.deleted_at is null`;

/** If a person's circle is larger, each reader queries the part that it needs. */
const LARGEST_CIRCLE = 300;

interface Around extends Circle {
  actsForOthers: boolean;
}

// Uses the primary keys of follows, blocks, blocked_by and business_access, all in the person's home.
const CIRCLE = `
    exists (select 1 from business_access where home = u.home and viewer_id = u.id) as "actsForOthers",
    array(select followee_id from follows where home = u.home and follower_id = u.id limit ${LARGEST_CIRCLE})::text[]
      as followed,
    array(select blocked_id from blocks where home = u.home and blocker_id = u.id limit ${LARGEST_CIRCLE})::text[]
      as blocked,
    array(select blocker_id from blocked_by where home = u.home and blocked_id = u.id limit ${LARGEST_CIRCLE})::text[]
      as "blockedBy",`;

const BY_TOKEN: Statement = { name: 'session-by-token', text: `${withPerson(CIRCLE)} and s.token = $1` };

const BY_TOKENS: Statement = {
  name: 'sessions-by-tokens',
  text: `${withPerson('s.token,')} and s.token = any($1::text[]) order by s.id`,
};

/** Null if there is none, it has ended, or the person is gone. */
export async function findSession(
  db: Queryable,
  token: string,
): Promise<(SessionRow & { circle: Circle | null; actsForOthers: boolean }) | null> {
  const [row] = await db.rows<SessionRow & Around>(BY_TOKEN, [token]);
  if (!row) return null;
  const { followed, blocked, blockedBy, ...session } = row;
  const isWhole = [followed, blocked, blockedBy].every((ids) => ids.length < LARGEST_CIRCLE);
  return { ...session, circle: isWhole ? { followed, blocked, blockedBy } : null };
}

export async function listSessionsByTokens(
  db: Queryable,
  tokens: readonly string[],
): Promise<(SessionRow & { token: string })[]> {
  if (tokens.length === 0) return [];
  return db.rows<SessionRow & { token: string }>(BY_TOKENS, [tokens]);
}

/** Returns whether it existed. */
export async function endSession(db: Queryable, accountId: Id, sessionId: string): Promise<boolean> {
  const ended = await db.write('delete from sessions where id = $1 and account_id = $2', [
    sessionId,
    accountId,
  ]);
  return ended > 0;
}

/** Returns how many. Uses sessions_account. */
export async function endSessions(db: Queryable, accountId: Id, kept: string | null = null): Promise<number> {
  return db.write('delete from sessions where account_id = $1 and ($2::bigint is null or id <> $2)', [
    accountId,
    kept,
  ]);
}

interface SessionUse {
  address: string;
  country: string | undefined;
  locale: string;
}

export async function noteUse(
  db: Queryable,
  { id, sessionId }: Pick<SessionRow, 'id' | 'sessionId'>,
  { address, country, locale }: SessionUse,
): Promise<void> {
  await db.write(
    'update sessions set updated_at = now(), ip_address = $2, country = coalesce($3, country) where id = $1',
    [sessionId, address, country ?? null],
  );
  await db.write('update accounts set locale = $2 where id = $1 and locale is distinct from $2', [
    id,
    locale,
  ]);
}

export interface ListedSession {
  id: string;
  isLimited: boolean;
  userAgent: string | null;
  address: string | null;
  country: string | null;
  createdAt: Date;
  usedAt: Date;
}

// Uses sessions_account.
export async function listSessions(db: Queryable, accountId: Id): Promise<ListedSession[]> {
  return db.rows<ListedSession>(
    `select id, is_limited as "isLimited", user_agent as "userAgent", ip_address as address, country,
       created_at as "createdAt", updated_at as "usedAt"
     from sessions where account_id = $1 and expires_at > now() order by created_at desc, id desc limit 100`,
    [accountId],
  );
}

export async function findSessionStart(db: Queryable, sessionId: string): Promise<Date | null> {
  const [row] = await db.rows<{ createdAt: Date }>(
    'select created_at as "createdAt" from sessions where id = $1 and expires_at > now()',
    [sessionId],
  );
  return row?.createdAt ?? null;
}

// Each statement uses the index on the time.
export async function deleteEnded(db: Queryable): Promise<void> {
  await db.write('delete from sessions where expires_at < now()');
  await db.write('delete from mailed_links where expires_at < now()');
  await db.write('delete from social_steps where expires_at < now()');
  await db.write('delete from verifications where expires_at < now()');
}
