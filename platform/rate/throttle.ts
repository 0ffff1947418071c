import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Statement } from '#platform/database/database.ts';
import type { Verdict } from './rate-limiter.ts';

export interface ThrottleRule {
  name: string;
  most: number;
  windowSeconds: number;
}

export interface Throttle {
  /**
   * Counts before the attempt is made, so that concurrent ones both count. Attempts over the limit do not lengthen the
   * wait. Runs outside any transaction, since failed attempts must count too. `about` is what `clearAbout` clears.
   */
  attempt(rule: ThrottleRule, subject: string, about?: string | null): Promise<Verdict>;
  /** Counts one attempt of each, with one statement, and returns those that are allowed. */
  attemptEach(rule: ThrottleRule, subjects: Iterable<string>): Promise<Set<string>>;
  clear(rule: ThrottleRule, subject: string): Promise<void>;
  /** Clears what every rule has counted about it. */
  clearAbout(about: string): Promise<void>;
  purge(): Promise<number>;
}

/**
 * Uses the primary key. How long a window is stands in the text: what a cluster does on a conflict takes no
 * parameters.
 */
const attemptIn = (windowSeconds: number): Statement => {
  const isOver = `excluded.window_started_at - t.window_started_at >= interval '${windowSeconds} seconds'`;
  return {
    name: `throttle-attempt-${windowSeconds}`,
    text: `
      insert into throttles as t (key, about, count, window_started_at)
      select key, $3::text, 1, $2::timestamptz from unnest($1::text[]) as key
      on conflict (key) do update set
        about = excluded.about,
        count = case when ${isOver} then 1 else t.count + 1 end,
        window_started_at = case when ${isOver} then excluded.window_started_at else t.window_started_at end
      returning key, count, window_started_at as "startedAt"`,
  };
};

interface Attempt {
  key: string;
  count: number;
  startedAt: Date;
}

/** No rule counts for longer, so older windows are deleted. */
export const LONGEST_WINDOW_SECONDS = 7 * 86_400;

/** Shared by all processes and surviving restarts. `secret` hides who is counted. */
export function createThrottle(database: Database, clock: Clock, secret: string): Throttle {
  const hash = (name: string, subject: string) =>
    createHmac('sha256', secret).update(`${name}\0${subject}`).digest('base64url');
  const keyOf = (rule: ThrottleRule, subject: string) => hash(rule.name, subject);
  const hashAbout = (about: string) => hash('about', about);
  // In one order, so that no two calls wait for each other.
  const count = (rule: ThrottleRule, keys: string[], about: string | null, now: Date) => {
    const { name, windowSeconds } = rule;
    if (windowSeconds > LONGEST_WINDOW_SECONDS) throw new Error(`${name} has too long a window`);
    const values = [keys.sort(), now, about === null ? null : hashAbout(about)];
    return database.rows<Attempt>(attemptIn(windowSeconds), values);
  };
  return {
    attempt: async (rule, subject, about = null) => {
      const now = clock.now();
      const [row] = await count(rule, [keyOf(rule, subject)], about, now);
      if (!row || row.count <= rule.most) return { allowed: true };
      const waitMs = row.startedAt.getTime() + rule.windowSeconds * 1000 - now.getTime();
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    },
    attemptEach: async (rule, subjects) => {
      const byKey = new Map([...subjects].map((subject) => [keyOf(rule, subject), subject]));
      const rows = await count(rule, [...byKey.keys()], null, clock.now());
      const allowed = rows.filter((row) => row.count <= rule.most);
      return new Set(allowed.flatMap(({ key }) => byKey.get(key) ?? []));
    },
    clear: async (rule, subject) => {
      await database.write('delete from throttles where key = $1', [keyOf(rule, subject)]);
    },
    // Uses throttles_about.
    clearAbout: async (about) => {
      await database.write('delete from throttles where about = $1', [hashAbout(about)]);
    },
    // Uses throttles_by_age.
    purge: () =>
      database.write('delete from throttles where window_started_at < $1', [
        new Date(clock.now().getTime() - LONGEST_WINDOW_SECONDS * 1000),
      ]),
  };
}
