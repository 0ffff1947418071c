import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ShowMore } from '#app/moderation/show-more.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { Source } from '#features/conversions/conversion-events/conversion.ts';
import { EventTable, type ShownEvent } from '#features/conversions/conversion-events/parts/event-table.tsx';
import { useLiveEvents } from '#features/conversions/conversion-events/parts/use-live-events.ts';
import type { Call } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import styles from './conversions.module.css';

export interface FirstEvents {
  accountId: string;
  source: Source | null;
  items: ShownEvent[];
  bookmark: string | null;
}

export async function loadEvents(call: Call, accountId: string, source: Source | null): Promise<FirstEvents> {
  const answer = await call('ConversionEventsResource.get', {
    ad_account_id: accountId,
    ...(source && { source }),
  });
  return { accountId, source, items: answer.data, bookmark: answer.bookmark };
}

/** The latest events; new ones appear by themselves. */
export function EventsList({ first, empty }: { first: FirstEvents; empty: ReactNode }) {
  const { t } = useLingui();
  const { accountId, source } = first;
  const { revalidate } = useRevalidator();
  useLiveEvents(revalidate);
  const pages = usePages({
    resource: 'ConversionEventsResource.get',
    options: { ad_account_id: accountId, ...(source && { source }) },
    first,
    item: (event) => event,
    keyOf: ({ id }) => id,
  });
  if (pages.items.length === 0) return <EmptyState title={t`No events yet`} text={empty} />;
  return (
    <>
      <EventTable caption={t`Latest events`} events={pages.items} />
      <ShowMore status={pages.status} onMore={pages.loadMore} />
      <p className={styles.muted}>
        <Trans>New events appear by themselves. They're kept for 90 days, without names or addresses.</Trans>
      </p>
    </>
  );
}
