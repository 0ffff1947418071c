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
  clear(rule: ThrottleRule, subject: string): Promise<void>;
  /** Clears what every rule has counted about it. */
  clearAbout(about: string): Promise<void>;
  purge(): Promise<number>;
}

// Uses the primary key.
const ATTEMPT: Statement = {
  name: 'throttle-attempt',
  text: `
    insert into throttles as t (key, about, count, window_started_at) values ($1, $4, 1, $2)
    on conflict (key) do update set
      about = excluded.about,
      count = case when t.window_started_at <= $3 then 1 else t.count + 1 end,
      window_started_at = case when t.window_started_at <= $3 then excluded.window_started_at
        else t.window_started_at end
    returning count, window_started_at as "startedAt"`,
};

/** No rule counts for longer, so older windows are deleted. */
export const LONGEST_WINDOW_SECONDS = 7 * 86_400;

/** Shared by all processes and surviving restarts. `secret` hides who is counted. */
export function createThrottle(database: Database, clock: Clock, secret: string): Throttle {
  const hash = (name: string, subject: string) =>
    createHmac('sha256', secret).update(`${name}\0${subject}`).digest('base64url');
  const keyOf = (rule: ThrottleRule, subject: string) => hash(rule.name, subject);
  const hashAbout = (about: string) => hash('about', about);
  return {
    attempt: async (rule, subject, about = null) => {
      const now = clock.now();
      if (rule.windowSeconds > LONGEST_WINDOW_SECONDS) throw new Error(`${rule.name} has too long a window`);
      const windowMs = rule.windowSeconds * 1000;
      const ended = new Date(now.getTime() - windowMs);
      const [row] = await database.rows<{ count: number; startedAt: Date }>(ATTEMPT, [
        keyOf(rule, subject),
        now,
        ended,
        about === null ? null : hashAbout(about),
      ]);
      if (!row || row.count <= rule.most) return { allowed: true };
      const waitMs = row.startedAt.getTime() + windowMs - now.getTime();
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
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
