import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { type AdAccounts, requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

export type BillingAccount = AdAccounts[number];

/** The account that is billed: the first that is open. */
export async function requireBilling(context: Readonly<RouterContextProvider>, url: URL) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0] ?? null;
  return { page, account, isBusiness: accounts !== null };
}

interface BillingFrameProps<Shown> {
  title: string;
  isBusiness: boolean;
  shown: Shown | null;
  children: (shown: Shown) => ReactNode;
}

/** What all pages of billing share: the title, the way between them, and what is shown before there is an account. */
export function BillingFrame<Shown extends { account: BillingAccount }>({
  title,
  isBusiness,
  shown,
  children,
}: BillingFrameProps<Shown>) {
  const { t } = useLingui();
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{title}</h1>
      {isBusiness && <BillingTabs />}
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState
          title={t`No ad account yet`}
          text={t`It's opened with your first ad.`}
          action={
            <LinkButton to="/advertiser/quick-promote/">
              <Trans>Promote a Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {shown && (
        <>
          <SampleNotice account={shown.account} />
          {children(shown)}
        </>
      )}
    </main>
  );
}

function BillingTabs() {
  const { t } = useLingui();
  const tab = (path: string, label: string) => ({ to: `/advertiser/billing/${path}`, label });
  return (
    <Tabs
      label={t`Billing`}
      tabs={[
        tab('', t`Balance and payments`),
        tab('history/', t`Billing history`),
        tab('order_lines/', t`Order lines`),
        tab('promotions/', t`Promotion codes`),
        tab('documents/', t`Documents`),
        tab('tax_documents/', t`Tax documents`),
        tab('prepaid_campaign_spend_summary/', t`Prepaid spend`),
        tab('prepaid_spend_campaign_breakdown/', t`Spend by day`),
      ]}
    />
  );
}
