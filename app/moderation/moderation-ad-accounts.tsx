import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { CreditAccount } from '#features/ads/ad-accounts/keep-accounts/credit-account.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { EnterPayment } from '#features/ads/billing/pay/enter-payment.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-ad-accounts.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  const { data, bookmark } = await orNotFound(call('ModerationAdAccountsResource.get', {}));
  return { first: { items: data, bookmark } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Account = DataOf<'ModerationAdAccountsResource.get'>[number];

export default function ModerationAdAccountsPage({ loaderData: { first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationAdAccountsResource.get', options: {}, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Ad accounts`}</PageTitle>
      <BackLink fallback="/moderation/ads/" />
      <h1>{t`Ad accounts`}</h1>
      <p>
        <EnterPayment />
      </p>
      {items.length > 0 ? (
        <ul className={parts.list} aria-label={t`Ad accounts`}>
          {items.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t`No business advertises yet`} />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}

function AccountRow({ account }: { account: Account }) {
  const { i18n } = useLingui();
  const balance = moneyText(account.balance_in_micro_currency, account.currency, i18n.locale);
  return (
    <li className={parts.row}>
      <span className={parts.words}>
        <span className={parts.title}>{account.name}</span>
        <span className={parts.quiet}>
          {account.owner && <Link to={`/${account.owner}/`}>@{account.owner}</Link>} · {account.id}
        </span>
        <span>
          <Trans>Balance: {balance}</Trans>
        </span>
        {account.is_closed && (
          <span className={parts.marks}>
            <Badge tone="danger">
              <Trans>Closed</Trans>
            </Badge>
          </span>
        )}
        <span className={parts.marks}>
          <CreditAccount account={account} />
          <CloseButton account={account} />
        </span>
      </span>
    </li>
  );
}

function CloseButton({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const change = async () => {
    setPending(true);
    try {
      const is_closed = !account.is_closed;
      await call('ModerationAdAccountResource.update', { ad_account_id: account.id, is_closed });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    await revalidate();
    setPending(false);
  };
  return (
    <Button size="small" pending={isPending} onClick={change}>
      {account.is_closed ? <Trans>Open again</Trans> : <Trans>Close account</Trans>}
    </Button>
  );
}
