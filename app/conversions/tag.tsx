import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import { PLATFORMS } from '#features/conversions/conversion-tags/tag-snippet.ts';
import { call } from '#platform/resource/client.ts';
import type { Route } from './+types/tag.ts';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { conversionsPath, readParams } from './conversions-query.ts';
import { EventsList, loadEvents } from './events-list.tsx';
import { loadSetup, type Setup } from './load-setup.ts';
import { NoChange } from './no-change.tsx';
import { useAction } from './use-action.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call: ask } = await loadSetup({ context, url });
  const read = readParams(url, { subPage: ['setup', 'events'], platform: PLATFORMS });
  const events = setup.account && (await loadEvents(ask, setup.account.id, 'tag'));
  return { setup, events, ...read };
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, events, params, refused } = loaderData;
  const { platform } = params;
  const subPage = params.subPage ?? (setup.tags.length > 0 ? 'events' : 'setup');
  const to = (name: 'setup' | 'events') =>
    conversionsPath('tag', { ...setup.params, platform, subPage: name });
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="tag"
      lead={
        <Trans>A short script on your website tells us what people do there after they see your Pins.</Trans>
      }
    >
      {() => (
        <>
          <Tabs
            label={t`Conversion tag`}
            tabs={[
              { to: to('events'), label: t`Events`, current: subPage === 'events' },
              { to: to('setup'), label: t`Tags`, current: subPage === 'setup' },
            ]}
          />
          {subPage === 'setup' && <TagList {...{ setup, platform }} />}
          {subPage === 'events' && events && (
            <EventsList
              first={events}
              empty={t`Install the tag, then open your website. What you do there appears here.`}
            />
          )}
        </>
      )}
    </ConversionsPage>
  );
}

function TagList({ setup, platform }: { setup: Setup; platform: string | null }) {
  const { t } = useLingui();
  const { timeText } = useConversionTexts();
  const rows = setup.tags.map(({ id, name, last_event_at }) => ({
    key: id,
    cells: [
      name,
      <code key="id">{id}</code>,
      last_event_at ? timeText(last_event_at) : t`Never`,
      <LinkButton
        key="install"
        size="small"
        to={conversionsPath('tag_manual_setup', { ...setup.params, platform, source: id, origin: 'tag' })}
      >
        <Trans>Install</Trans>
      </LinkButton>,
    ],
  }));
  return (
    <div className={styles.section}>
      {rows.length > 0 && (
        <DataTable caption={t`Tags`} heads={[t`Name`, t`ID`, t`Last event`, t`Steps`]} rows={rows} />
      )}
      {setup.mayChange ? <NewTag setup={setup} /> : <NoChange />}
    </div>
  );
}

function NewTag({ setup: { account, tags } }: { setup: Setup }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { problem, setProblem, isPending, run } = useAction();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (!name) return setProblem(t`Name the tag, such as after your website.`);
    void run(async () => {
      await call('ConversionTagResource.create', { ad_account_id: account?.id ?? '', name });
      form.reset();
      await revalidate();
    });
  };
  return (
    <form onSubmit={create} className={styles.row} noValidate>
      <TextField name="name" label={t`New tag`} maxLength={100} error={problem} autoComplete="off" />
      <Button type="submit" variant={tags.length === 0 ? 'primary' : 'secondary'} pending={isPending}>
        <Trans>Create tag</Trans>
      </Button>
    </form>
  );
}
