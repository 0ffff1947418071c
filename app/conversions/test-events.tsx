import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { ACTION_SOURCES, type Problem } from '#features/conversions/conversion-events/conversion.ts';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import { useLiveEvents } from '#features/conversions/conversion-events/parts/use-live-events.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { Route } from './+types/test-events.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { conversionsPath, readParams } from './conversions-query.ts';
import { exampleCall } from './example-event.ts';
import { loadSetup } from './load-setup.ts';
import { NoChange } from './no-change.tsx';
import { useAction } from './use-action.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call, now } = await loadSetup({ context, url });
  const read = readParams(url, { subPage: ['browser', 'server'], platform: ACTION_SOURCES });
  const { account } = setup;
  const tested = account && (await call('ConversionTestResource.get', { ad_account_id: account.id })).data;
  return { setup, tested, now, ...read };
}

export default function TestEventsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, tested, params, refused, now } = loaderData;
  const subPage = params.subPage ?? 'browser';
  const { revalidate } = useRevalidator();
  useLiveEvents(revalidate);
  const { origin } = setup;
  const example = { origin, actionSource: params.platform ?? 'web', isTest: true, now };
  const tabs = [
    { name: 'browser', label: t`Website` },
    { name: 'server', label: t`Server` },
  ].map(({ name, label }) => ({
    to: conversionsPath('test-events', { ...setup.params, ...params, subPage: name }),
    ...{ label, current: name === subPage },
  }));
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="test-events"
      lead={<Trans>See at once what arrives and what's wrong with it. Test events are never counted.</Trans>}
    >
      {({ id }) => (
        <>
          <Tabs label={t`What to test`} tabs={tabs} />
          {subPage === 'browser' && tested && (
            <BrowserTest accountId={id} test={tested.test} mayChange={setup.mayChange} />
          )}
          {subPage === 'server' && <ServerTest text={exampleCall({ ...example, accountId: id })} />}
          {tested && <TestEvents events={tested.events} />}
        </>
      )}
    </ConversionsPage>
  );
}

function ServerTest({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-label={t`Server`}>
      <p>
        <Trans>Add ?test=true to the address. The answer is the same, but nothing is recorded.</Trans>
      </p>
      <CodeBlock label={t`Test call`} text={text} />
    </section>
  );
}

type Tested = DataOf<'ConversionTestResource.get'>;

type BrowserTestProps = { accountId: string; test: Tested['test']; mayChange: boolean };

function BrowserTest({ accountId, test, mayChange }: BrowserTestProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const start = () =>
    run(async () => {
      await call('ConversionTestResource.create', { ad_account_id: accountId });
      await revalidate();
    });
  return (
    <section className={styles.section} aria-label={t`Website`}>
      {test && <RunningTest test={test} />}
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
      {mayChange ? (
        <div>
          <Button onClick={start} pending={isPending} variant={test ? 'secondary' : 'primary'}>
            {test ? <Trans>Start a new test</Trans> : <Trans>Start test</Trans>}
          </Button>
        </div>
      ) : (
        <NoChange />
      )}
    </section>
  );
}

function RunningTest({ test }: { test: NonNullable<Tested['test']> }) {
  const { timeText } = useConversionTexts();
  const ends = timeText(test.ends_at);
  return (
    <>
      <p>
        <Trans>
          Test code: <code>{test.code}</code>, until {ends} (UTC). Open a page of your website with it.
        </Trans>
      </p>
      <OpenWebsite code={test.code} />
    </>
  );
}

/** Opens a page of the shop as the browser of the test. */
function OpenWebsite({ code }: { code: string }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = String(new FormData(event.currentTarget).get('website') ?? '').trim();
    const url = URL.parse(/^https?:\/\//i.test(sent) ? sent : `https://${sent}`);
    if (!sent || !url) return setProblem(t`Enter the address of a page, such as https://shop.example/.`);
    setProblem(undefined);
    url.searchParams.set('conversion_test', code);
    window.open(url.href, '_blank', 'noopener');
  };
  return (
    <form onSubmit={open} className={styles.row} noValidate>
      <TextField name="website" inputMode="url" label={t`Page of your website`} error={problem} dir="ltr" />
      <Button type="submit">
        <Trans>Open website</Trans>
      </Button>
    </form>
  );
}

function TestEvents({ events }: { events: Tested['events'] }) {
  const { t } = useLingui();
  const { sources, problems, timeText, keyText, listText } = useConversionTexts();
  if (events.length === 0)
    return (
      <EmptyState
        title={t`No test events yet`}
        text={t`They appear here as they arrive, and stay for a day.`}
      />
    );
  const rows = events.map((event) => ({
    key: event.id,
    cells: [
      <code key="name">{event.event_name}</code>,
      timeText(event.received_at),
      sources[event.source],
      <span key="page" dir="ltr">
        {event.page}
      </span>,
      listText(event.key_names.map(keyText)),
      event.refusal ?? (listText(event.problems.map((one) => problems[one as Problem])) || t`Fine`),
    ],
  }));
  const heads = [t`Event`, t`Received`, t`Source`, t`Where`, t`Matched by`, t`Result`];
  return (
    <div aria-live="polite">
      <DataTable caption={t`Test events`} {...{ heads, rows }} />
    </div>
  );
}
