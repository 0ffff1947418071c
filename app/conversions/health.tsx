import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import type { Route } from './+types/health.ts';
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
  const health =
    account && (await call('ConversionHealthResource.get', { ad_account_id: account.id, days })).data;
  return { setup, days, refused, health };
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, days, refused, health } = loaderData;
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="health"
      lead={
        <Trans>
          The more an event says about who did it, the more often we can match it to an ad they saw.
        </Trans>
      }
    >
      {() => (
        <>
          <DaysChoice here="health" {...{ setup, days }} />
          {health?.sources.length === 0 && (
            <EmptyState title={t`No events yet`} text={t`In these days nothing was reported.`} />
          )}
          {health?.sources.map((one) => (
            <SourceHealth key={one.source} health={one} />
          ))}
        </>
      )}
    </ConversionsPage>
  );
}

type Health = DataOf<'ConversionHealthResource.get'>['sources'][number];

/** The keys that most people have; the rest says little. */
const MAIN = ['em', 'click_id', 'external_id', 'ph', 'browser', 'hashed_maids'] as const;

function SourceHealth({ health }: { health: Health }) {
  const { t } = useLingui();
  const { sources, numberText } = useConversionTexts();
  const { source, events, score, overall_status } = health;
  const status = { GOOD: t`Good`, FAIR: t`Fair`, NEEDS_IMPROVEMENT: t`Needs improvement` }[overall_status];
  const count = numberText(events);
  return (
    <div className={styles.section}>
      <h2>{sources[source]}</h2>
      <p>
        <Trans>
          <strong>{status}</strong>: {score} of 100, from {count} events.
        </Trans>
      </p>
      <KeyTable health={health} />
      <FieldTable health={health} />
    </div>
  );
}

function KeyTable({ health: { source, events, keys } }: { health: Health }) {
  const { t } = useLingui();
  const { sources, keyText, shareText } = useConversionTexts();
  const gain = useGainTexts();
  const rows = MAIN.map((name) => {
    const covered = keys.find((one) => one.name === name)?.events ?? 0;
    const cells = [keyText(name), <code key="name">{name}</code>, shareText(covered, events)];
    return { key: name, cells: [...cells, covered / events < 0.5 ? gain[name] : ''] };
  });
  const caption = t`Keys: ${sources[source]}`;
  return (
    <DataTable
      {...{ caption, rows }}
      heads={[t`Key`, t`Name`, t`Events with it`, t`What to do`]}
      numbers={[2]}
    />
  );
}

function FieldTable({ health: { source, events, fields } }: { health: Health }) {
  const { t } = useLingui();
  const { sources, shareText } = useConversionTexts();
  const rows = fields.map(({ name, events: covered }) => ({
    key: name,
    cells: [
      name === 'agreed' ? t`Visitor has agreed` : <code key="name">{name}</code>,
      shareText(covered, events),
    ],
  }));
  const caption = t`Details: ${sources[source]}`;
  return <DataTable {...{ caption, rows }} heads={[t`Detail`, t`Events with it`]} numbers={[1]} />;
}

function useGainTexts(): Record<(typeof MAIN)[number], string> {
  const { t } = useLingui();
  return {
    em: t`Send the hashed email of customers who have agreed. It helps most.`,
    click_id: t`Keep the epik parameter of your landing pages and send it with each event.`,
    external_id: t`Send your own number of the customer, hashed.`,
    ph: t`Send the hashed phone number, with its country code.`,
    browser: t`Send the visitor's IP address and user agent.`,
    hashed_maids: t`Only apps have it.`,
  };
}
