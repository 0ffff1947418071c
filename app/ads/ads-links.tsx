import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { REPORT_CENTER } from '#features/ads/ad-reports/custom-report.ts';
import { keywordPath } from '#features/ads/keywords/keyword-query.ts';
import { useActor } from '../shell/use-shell.ts';
import styles from './ads-page.module.css';
import { useCreatePath } from './use-create-path.ts';

type AdsLink = { to: string; label: string; needs?: 'mayAdvertise' | 'mayBill' };

function useAdsLinks(): { title: string; links: AdsLink[] }[] {
  const { t } = useLingui();
  const create = useCreatePath();
  return [
    {
      title: t`Ads`,
      links: [
        { to: create, label: t`Create campaign`, needs: 'mayAdvertise' },
        { to: '/advertiser/quick-promote/', label: t`Promote a Pin`, needs: 'mayAdvertise' },
        { to: '/advertiser/bulk_editor/', label: t`Bulk editor` },
        { to: '/advertiser/product-catalogs/data-source/', label: t`Product catalog` },
        { to: '/advertiser/recommendations/', label: t`Recommendations` },
        { to: '/advertiser/audiences/', label: t`Audiences` },
        { to: '/advertiser/audience_debug/', label: t`Test an audience` },
        { to: '/advertiser/history/', label: t`History` },
        { to: '/advertiser/accounts_manager/', label: t`Accounts` },
      ],
    },
    {
      title: t`Reporting`,
      links: [
        { to: '/advertiser/reporting/campaigns/', label: t`Campaigns` },
        { to: '/advertiser/reporting/adgroups/', label: t`Ad groups` },
        { to: '/advertiser/reporting/ads/', label: t`Ads` },
        { to: '/advertiser/reporting/productgroups/', label: t`Product groups` },
        { to: '/advertiser/reporting/productitems/', label: t`Products` },
        { to: keywordPath('adGroupPositiveKeywords', {}), label: t`Keywords and searches` },
        { to: `${REPORT_CENTER}builder/`, label: t`Custom reports` },
        { to: `${REPORT_CENTER}history/`, label: t`History of reports` },
        { to: '/advertiser/reporting/preferences/', label: t`Preferences for reports` },
      ],
    },
    { title: t`Conversions`, links: [{ to: '/advertiser/conversions/', label: t`Conversions` }] },
    { title: t`Money`, links: [{ to: '/advertiser/billing/', label: t`Billing`, needs: 'mayBill' }] },
  ];
}

/** Ways to all pages of the area. */
export function AdsLinks() {
  const { t } = useLingui();
  const actor = useActor();
  const groups = useAdsLinks();
  return (
    <nav aria-label={t`Pages about ads`} className={styles.pages}>
      <h2>
        <Trans>All pages</Trans>
      </h2>
      {groups.map(({ title, links }) => {
        const offered = links.filter(({ needs }) => !needs || actor?.[needs]);
        if (offered.length === 0) return null;
        return (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {offered.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
