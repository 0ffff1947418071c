import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const UNFINISHED: Statement = {
  name: 'resume-work-unfinished',
  // Uses blocking_actions_unfinished.
  text: `select id, job from blocking_actions
    where finished_at is null and job is not null and id > $1 order by id limit $2`,
};

export function listUnfinishedWork(
  db: Queryable,
  { after, limit }: { after: Id | null; limit: number },
): Promise<{ id: Id; job: string }[]> {
  return db.rows(UNFINISHED, [after ?? '0', limit]);
}
