import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { REPORT_CENTER } from '#features/ads/ad-reports/custom-report.ts';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

/** `account` is null for persons, and for businesses without ads. */
export async function requireReportCenter(context: Readonly<RouterContextProvider>, url: URL) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0] ?? null;
  const actor = page.acting?.active?.viewer ?? page.viewer;
  const mayManage = actor.kind === 'person' && mayActFor(actor, {}, 'advertise') && !account?.is_closed;
  return { page, account, accounts: accounts ?? [], isBusiness: accounts !== null, mayManage };
}

interface FrameProps<Shown> {
  title: string;
  current: 'builder' | 'history' | null;
  isBusiness: boolean;
  shown: Shown | null;
  children: (shown: Shown) => ReactNode;
}

export function ReportCenterFrame<Shown>({ title, current, isBusiness, shown, children }: FrameProps<Shown>) {
  const { t } = useLingui();
  const labels = { builder: t`Reports`, history: t`History` };
  const tabs = (['builder', 'history'] as const).map((one) => ({
    to: `${REPORT_CENTER}${one}/`,
    label: labels[one],
    current: one === current,
  }));
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{title}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState
          title={t`No ad account yet`}
          text={t`It's opened with your first ad.`}
          action={
            <LinkButton to="/quick-promote/" variant="primary">
              <Trans>Promote a Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {shown && (
        <>
          <Tabs label={t`Report center`} tabs={tabs} />
          {children(shown)}
        </>
      )}
    </main>
  );
}
