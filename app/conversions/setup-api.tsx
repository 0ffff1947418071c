import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import type { Route } from './+types/setup-api.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { type ConversionPage, conversionsPath } from './conversions-query.ts';
import { eventsPath } from './example-event.ts';
import { loadSetup, type Setup } from './load-setup.ts';
import { usePageTexts } from './use-page-texts.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const { account } = setup;
  const id = account && { ad_account_id: account.id };
  const [tokens, events] = await Promise.all([
    id && call('ConversionTokensResource.get', id),
    id && call('ConversionEventsResource.get', { ...id, source: 'api', page_size: 1 }),
  ]);
  const hasToken = tokens?.data.some(({ revoked_at }) => revoked_at === null) ?? false;
  return { setup, hasToken, hasEvents: (events?.data.length ?? 0) > 0 };
}

export default function SetupApiPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, hasToken, hasEvents } = loaderData;
  return (
    <ConversionsPage
      setup={setup}
      here="setup-api"
      lead={
        <Trans>
          Your server reports what the tag can't see: browsers that block it, phone orders, apps. Use both,
          with the same event_id.
        </Trans>
      }
    >
      {({ id }) => (
        <>
          <Step {...{ setup }} page="access_token" title={t`1. Create an access token`} isDone={hasToken} />
          <Step {...{ setup }} page="api_manual_setup" title={t`2. Call the API yourself`} isDone={hasEvents}>
            <CodeBlock label={t`Address`} text={`POST ${setup.origin}${eventsPath(id, false)}`} />
          </Step>
          <Step {...{ setup }} page="api_partner_setup" title={t`Or use a shop system`} />
          <Step {...{ setup }} page="payload-helper" title={t`3. Check an event`} />
          <Step {...{ setup }} page="deduplication" title={t`4. See what tag and server both report`} />
        </>
      )}
    </ConversionsPage>
  );
}

type StepProps = {
  setup: Setup;
  page: ConversionPage;
  title: string;
  isDone?: boolean;
  children?: React.ReactNode;
};

function Step({ setup, page, title, isDone, children }: StepProps) {
  const titles = usePageTexts();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {isDone && (
        <p className={styles.muted}>
          <Trans>Done</Trans>
        </p>
      )}
      {children}
      <div>
        <LinkButton size="small" to={conversionsPath(page, { ...setup.params, ...originOf(page) })}>
          {titles[page]}
        </LinkButton>
      </div>
    </section>
  );
}

const originOf = (page: ConversionPage) => (page.startsWith('api_') ? { origin: 'setup-api' } : {});
