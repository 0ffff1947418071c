import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { Problem } from '#features/conversions/conversion-events/conversion.ts';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import type { Route } from './+types/tag-health.ts';
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
  const health =
    account && (await call('ConversionHealthResource.get', { ad_account_id: account.id, days })).data;
  return { setup, days, refused, health };
}

export default function TagHealthPage({ loaderData }: Route.ComponentProps) {
  const { setup, days, refused, health } = loaderData;
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="tag-health"
      lead={<Trans>What's wrong with events that your tags report, and how to mend it.</Trans>}
    >
      {() => (
        <>
          <DaysChoice here="tag-health" {...{ setup, days }} />
          {health && <Problems {...{ health, setup }} />}
        </>
      )}
    </ConversionsPage>
  );
}

type ProblemsProps = {
  health: DataOf<'ConversionHealthResource.get'>;
  setup: Route.ComponentProps['loaderData']['setup'];
};

function Problems({ health, setup }: ProblemsProps) {
  const { t } = useLingui();
  const { problems: texts, numberText, timeText } = useConversionTexts();
  const mend = useMendTexts();
  const reported = health.sources.find(({ source }) => source === 'tag')?.events ?? 0;
  const found = health.problems.filter(({ source }) => source === 'tag');
  if (reported === 0)
    return <EmptyState title={t`No events yet`} text={t`In these days no tag has reported anything.`} />;
  if (found.length === 0) return <EmptyState title={t`Nothing is wrong with your events`} />;
  const rows = found.map(({ tag_id, event_name, problem, events, last_at }) => ({
    key: `${tag_id} ${event_name} ${problem}`,
    cells: [
      texts[problem as Problem],
      <code key="event">{event_name}</code>,
      setup.tags.find(({ id }) => id === tag_id)?.name ?? tag_id,
      numberText(events),
      timeText(last_at),
      mend[problem as Problem],
    ],
  }));
  const heads = [t`Problem`, t`Event`, t`Tag`, t`Events`, t`Last`, t`What to do`];
  return <DataTable caption={t`Problems`} {...{ heads, rows }} numbers={[3]} />;
}

function useMendTexts(): Record<Problem | 'sent_twice', string> {
  const { t } = useLingui();
  const send = t`Send it with the event, so that reports can show what it was worth and what was bought.`;
  const number = t`Send a number with a decimal point and a code of three letters, such as 59.90 and USD.`;
  return {
    ...{ value_missing: send, order_missing: send, product_missing: send, currency_missing: send },
    ...{ value_wrong: number, currency_wrong: number },
    id_missing: t`Send an event_id, the same as from your server, so that nothing counts twice.`,
    keys_missing: t`Pass the email of customers who have agreed, as em.`,
    key_not_hashed: t`Use our script, which hashes keys, or hash them with SHA-256 yourself.`,
    name_unknown: t`Use a standard name where one fits, such as checkout or signup.`,
    late: t`Report events when they happen.`,
    sent_twice: t`Look for a second copy of the tag on the page.`,
  };
}
