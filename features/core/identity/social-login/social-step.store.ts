import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { hashToken, newToken } from '../link-token.ts';
import type { PendingStep } from './social-step.ts';

export async function insertStep(
  db: Queryable,
  step: PendingStep,
  seconds: number,
): Promise<{ id: Id; token: string }> {
  const token = newToken();
  const [row] = await db.rows<{ id: Id }>(
    `insert into social_steps (token_hash, step, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3)) returning id`,
    [hashToken(token), JSON.stringify(step), seconds],
  );
  if (!row) throw new Error('no step was inserted');
  return { id: row.id, token };
}

/** Uses social_steps_token. */
export async function findStep(db: Queryable, token: string): Promise<{ id: Id; step: unknown } | null> {
  const [row] = await db.rows<{ id: Id; step: unknown }>(
    'select id, step from social_steps where token_hash = $1 and expires_at > now()',
    [hashToken(token)],
  );
  return row ?? null;
}

/** True for the first caller only. */
export async function consumeStep(db: Queryable, id: Id): Promise<boolean> {
  return (await db.write('delete from social_steps where id = $1', [id])) > 0;
}
