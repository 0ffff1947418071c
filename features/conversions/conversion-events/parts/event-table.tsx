import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './data-table.module.css';
import { DataTable } from './data-table.tsx';
import { useConversionTexts } from './use-conversion-texts.ts';

export type ShownEvent = DataOf<'ConversionEventsResource.get'>[number];

/** Single events, without anything that names a person. */
export function EventTable({ caption, events }: { caption: string; events: readonly ShownEvent[] }) {
  const { t } = useLingui();
  const { sources, timeText, moneyText, keyText, listText } = useConversionTexts();
  const rows = events.map((event) => ({
    key: event.id,
    cells: [
      <code key="name">{event.event_name}</code>,
      timeText(event.received_at),
      sources[event.source],
      event.value_micro === null ? '' : moneyText(event.value_micro, event.currency),
      <Page key="page" event={event} />,
      event.is_limited ? t`Not agreed` : listText(event.key_names.map(keyText)),
      <Notes key="notes" event={event} />,
    ],
  }));
  const heads = [t`Event`, t`Received`, t`Source`, t`Value`, t`Where`, t`Matched by`, t`Notes`];
  return <DataTable {...{ caption, heads, rows }} numbers={[3]} />;
}

function Page({ event: { page, event_id, product_ids } }: { event: ShownEvent }) {
  const details = [event_id && `event_id ${event_id}`, product_ids.slice(0, 5).join(', ')].filter(Boolean);
  return (
    <div className={styles.page} dir="ltr">
      {page}
      <div className={styles.muted}>{details.join(' · ')}</div>
    </div>
  );
}

function Notes({ event: { problems, is_repeated } }: { event: ShownEvent }) {
  const texts = useConversionTexts();
  return (
    <>
      {is_repeated && (
        <div>
          <Trans>Already reported, so it doesn't count</Trans>
        </div>
      )}
      {problems.map((problem) => (
        <div key={problem} className={styles.problem}>
          {texts.problems[problem]}
        </div>
      ))}
    </>
  );
}
