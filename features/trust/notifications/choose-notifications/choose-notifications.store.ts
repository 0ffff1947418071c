import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type NotificationKind, UNCHOSEN } from '../notification-kind.ts';

const WRITE: Statement = {
  name: 'news-choice-write',
  text: `insert into news_choices as c (home, user_id, kind, on_site, by_mail)
    values ($1, $2, $3, coalesce($4::boolean, ${UNCHOSEN.on_site}), coalesce($5::boolean, ${UNCHOSEN.by_mail}))
    on conflict (home, user_id, kind) do update set
      on_site = coalesce($4::boolean, c.on_site), by_mail = coalesce($5::boolean, c.by_mail)`,
};

/** Fields that are not given stay. */
export async function writeNotificationChoice(
  db: Queryable,
  { id: userId }: Oneself,
  kind: NotificationKind,
  { on_site, by_mail }: { on_site: boolean | undefined; by_mail: boolean | undefined },
): Promise<void> {
  await db.write(WRITE, [homeOf(userId), userId, kind, on_site ?? null, by_mail ?? null]);
}
