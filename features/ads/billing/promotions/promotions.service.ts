import { lockOwnAdAccount, requireAds } from '#features/ads/ad-accounts/ad-account.service.ts';
import { recordInLedger } from '#features/ads/ad-accounts/ledger.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { billingRefusals } from '../billing-refusals.ts';
import { countUse, insertPromotion, lockPromotion, type NewPromotion } from './promotions.store.ts';

export { endPromotion, listPromotions } from './promotions.store.ts';

/** However it is typed. */
export const codeOf = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The ledger says which accounts have used it, so that two at once get it once. */
export function redeemPromotion(context: ContextFor<'person'>, accountId: Id, text: string) {
  requireAds(context);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'bill');
    const promotion = await lockPromotion(tx, codeOf(text));
    // Nobody learns by trying which codes there were.
    if (!promotion || promotion.expires_at <= at) throw new Refusal(billingRefusals['code-unknown']);
    const { code, name, currency, uses, most_uses } = promotion;
    if (currency !== account.currency) throw new Refusal(billingRefusals['code-other-currency']);
    const amountMicro = BigInt(promotion.amount_micro);
    const entry = { reason: 'promotion', amountMicro, note: name, at } as const;
    const recorded = await recordInLedger(tx, account, { ...entry, key: `promotion ${code}` });
    if (recorded === 0n) throw new Refusal(billingRefusals['code-redeemed']);
    if (most_uses !== null && uses >= most_uses) throw new Refusal(billingRefusals['code-used-up']);
    await countUse(tx, promotion, account);
    return { account, amountMicro };
  });
}

/** The operator's command calls it. False if the code is there already. */
export function addPromotion(db: Queryable, promotion: NewPromotion, at: Date): Promise<boolean> {
  return insertPromotion(db, { ...promotion, code: codeOf(promotion.code) }, at);
}
