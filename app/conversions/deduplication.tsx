import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import type { Route } from './+types/deduplication.ts';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { readParams } from './conversions-query.ts';
import { DaysChoice, daysIn } from './days-choice.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const { params, refused } = readParams(url, { days: ['1', '7', '28', '90'] });
  const days = daysIn(params.days);
  const { account } = setup;
  const overlap =
    account && (await call('ConversionOverlapResource.get', { ad_account_id: account.id, days })).data;
  return { setup, days, refused, overlap };
}

export default function DeduplicationPage({ loaderData }: Route.ComponentProps) {
  const { setup, days, refused, overlap } = loaderData;
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="deduplication"
      lead={
        <Trans>
          When your tag and your server report the same event_name and event_id within 24 hours, only the
          first counts. We keep both.
        </Trans>
      }
    >
      {() => (
        <>
          <DaysChoice here="deduplication" {...{ setup, days }} />
          {overlap && <Overlap overlap={overlap} />}
        </>
      )}
    </ConversionsPage>
  );
}

type OverlapAnswer = DataOf<'ConversionOverlapResource.get'>;

function Overlap({ overlap: { events, missed } }: { overlap: OverlapAnswer }) {
  const { t } = useLingui();
  const { numberText, shareText } = useConversionTexts();
  if (events.length === 0)
    return <EmptyState title={t`No events yet`} text={t`In these days nothing was reported.`} />;
  const rows = events.map(({ event_name, tag, tag_with_id, api, both }) => ({
    key: event_name,
    cells: [
      <code key="name">{event_name}</code>,
      ...[tag, tag_with_id, api, both].map(numberText),
      shareText(both, Math.min(tag, api)),
    ],
  }));
  const heads = [t`Event`, t`By tag`, t`Of these with event_id`, t`By server`, t`By both`, t`Overlap`];
  return (
    <>
      <div className={styles.section}>
        <h2>{t`What both report`}</h2>
        <DataTable caption={t`What both report`} {...{ heads, rows }} numbers={[1, 2, 3, 4, 5]} />
      </div>
      <Missed missed={missed} />
    </>
  );
}

function Missed({ missed }: Pick<OverlapAnswer, 'missed'>) {
  const { t } = useLingui();
  const { numberText } = useConversionTexts();
  const reasons: Record<OverlapAnswer['missed'][number]['reason'], string> = {
    no_id: t`The tag sent no event_id, so nothing can be compared.`,
    other_name: t`The server reported the same event_id under another event_name.`,
    other_id: t`The server reported the same order with another event_id.`,
    too_late: t`The server reported it more than 24 hours apart.`,
  };
  const rows = missed.map(({ event_name, reason, events }) => ({
    key: `${event_name} ${reason}`,
    cells: [<code key="name">{event_name}</code>, numberText(events), reasons[reason]],
  }));
  const title = t`Why others were not found to be the same`;
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      {rows.length > 0 ? (
        <DataTable caption={title} heads={[t`Event`, t`Events`, t`Reason`]} rows={rows} numbers={[1]} />
      ) : (
        <p className={styles.muted}>
          <Trans>We found none that look the same.</Trans>
        </p>
      )}
    </div>
  );
}
