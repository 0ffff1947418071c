import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { NotificationChoice } from './notification-kind.ts';

const LIST: Statement = {
  name: 'notification-choices',
  // Uses the primary key.
  text: 'select kind, on_site, by_mail from news_choices where home = $1 and user_id = $2',
};

/** Choices by kind; kinds without a choice are absent. */
export async function mapNotificationChoices(
  db: Queryable,
  userId: Id,
): Promise<Map<string, NotificationChoice>> {
  const rows = await db.rows<NotificationChoice & { kind: string }>(LIST, [homeOf(userId), userId]);
  return new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
}
