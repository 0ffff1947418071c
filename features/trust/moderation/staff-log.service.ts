import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { AdAction, ArticleAction, MerchantAction, TopicAction } from './case.ts';
import { type Action, logChange } from './case-log.store.ts';

/** In the transaction of the change. */
export function logArticle(
  tx: Transaction,
  article: Locked<{ id: Id; title: string }>,
  action: Omit<Action<ArticleAction>, 'data'>,
): Promise<void> {
  return logChange(tx, article, { ...action, data: { article_id: article.id, title: article.title } });
}

/** In the transaction of what staff did about an ad account or its ads. */
export function logAds(
  tx: Transaction,
  account: Locked<{ id: Id; owner_id: Id }>,
  action: Action<AdAction>,
): Promise<void> {
  const { id, owner_id } = account;
  return logChange(tx, account, { ...action, data: { ...action.data, ad_account_id: id, owner_id } });
}

/** In the transaction of the review; the log has no names. */
export function logMerchant(
  tx: Transaction,
  merchant: Locked<{ id: Id }>,
  action: Action<MerchantAction>,
): Promise<void> {
  return logChange(tx, merchant, { ...action, data: { ...action.data, merchant_id: merchant.id } });
}

/** In the transaction of the change. `before` is an earlier name, `into` the name of what it was merged into. */
export function logTopic(
  tx: Transaction,
  topic: Locked<{ id: Id; name: string }>,
  action: Action<TopicAction>,
): Promise<void> {
  const data = { topic_id: topic.id, title: topic.name, ...action.data };
  return logChange(tx, topic, { ...action, data });
}
