import { Plural, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { BULK_LEVELS, BULK_LIMITS, type BulkLevel } from '#features/ads/bulk-edits/bulk-edit.ts';
import { EditSelection } from '#features/ads/bulk-edits/edit-selection/edit-selection-form.tsx';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/bulk-edit.ts';
import styles from './ads-page.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoBusiness } from './no-business.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

/** @throws 404 where nothing of one's own has any of the ids */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const isBusiness = accounts !== null;
  const ids = (url.searchParams.get('ids') ?? '').split(',').flatMap((one) => parseId(one) ?? []);
  if (!isBusiness || ids.length === 0) return { isBusiness, shown: null };
  const asked = url.searchParams.get('entity_level')?.toUpperCase();
  const level = BULK_LEVELS.find((one) => one === asked);
  const account = accounts.find(({ is_closed }) => !is_closed);
  if (!level || !account) throw data(null, 404);
  const { rows } = (
    await page.call('AdBulkTemplateResource.get', {
      ...{ ad_account_id: account.id, levels: [level], ids: ids.slice(0, BULK_LIMITS.ids) },
    })
  ).data;
  if (rows.length === 0) throw data(null, 404);
  return { isBusiness, shown: { accountId: account.id, level, rows } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function BulkEditPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Bulk edit`}</PageTitle>
      <BackLink fallback="/advertiser/reporting/campaigns/" />
      <h1>{t`Bulk edit`}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <NothingChosen />}
      {shown && (
        <p className={styles.lead}>
          <Chosen level={shown.level} count={shown.rows.length} />
        </p>
      )}
      {shown && !mayManage && <MayNotChange />}
      {shown && mayManage && <EditSelection {...shown} />}
    </main>
  );
}

function Chosen({ level, count }: { level: BulkLevel; count: number }) {
  if (level === 'CAMPAIGN') return <Plural value={count} one="# campaign" other="# campaigns" />;
  if (level === 'AD_GROUP') return <Plural value={count} one="# ad group" other="# ad groups" />;
  return <Plural value={count} one="# ad" other="# ads" />;
}
