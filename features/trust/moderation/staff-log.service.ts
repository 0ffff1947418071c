import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { ArticleAction, MerchantAction } from './case.ts';
import { type Action, logChange } from './case-log.store.ts';

/** In the transaction of the change. */
export function logArticle(
  tx: Transaction,
  article: Locked<{ id: Id; title: string }>,
  action: Omit<Action<ArticleAction>, 'data'>,
): Promise<void> {
  return logChange(tx, article, { ...action, data: { article_id: article.id, title: article.title } });
}

/** In the transaction of the review; the log has no names. */
export function logMerchant(
  tx: Transaction,
  merchant: Locked<{ id: Id }>,
  action: Action<MerchantAction>,
): Promise<void> {
  return logChange(tx, merchant, { ...action, data: { ...action.data, merchant_id: merchant.id } });
}
