import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { RedeemForm } from '#features/ads/billing/promotions/redeem-form.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { Route } from './+types/promotions.ts';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { LedgerTable } from './ledger-table.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  if (!account) return { isBusiness, shown: null };
  const options = { ad_account_id: account.id, reason: 'promotion' } as const;
  const { data, bookmark } = await page.call('AdLedgerResource.get', options);
  return { isBusiness, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function PromotionsPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <BillingFrame title={t`Promotion codes`} {...{ isBusiness, shown }}>
      {(one) => (
        <>
          {!one.account.is_closed && <RedeemForm account={one.account} />}
          <Redeemed key={one.first.items[0]?.id} {...one} />
        </>
      )}
    </BillingFrame>
  );
}

function Redeemed({ account, options, first }: Shown) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdLedgerResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  if (items.length === 0) return <EmptyState title={t`No codes redeemed yet`} />;
  return (
    <>
      <LedgerTable lines={items} timeZone={account.time_zone} />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}
