import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { ACTION_SOURCES, EVENT_NAMES } from '#features/conversions/conversion-events/conversion.ts';
import type { Route } from './+types/api-manual-setup.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { CONVERSION_PAGES, conversionsPath, readParams } from './conversions-query.ts';
import { exampleCall } from './example-event.ts';
import { loadSetup } from './load-setup.ts';
import { WayBack } from './way-back.tsx';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, now } = await loadSetup({ context, url });
  return { setup, now, ...readParams(url, { source: ACTION_SOURCES, origin: CONVERSION_PAGES }) };
}

export default function ApiManualSetupPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, params, refused, now } = loaderData;
  const source = params.source ?? 'web';
  const names = { web: t`Website`, app_android: 'Android', app_ios: 'iOS', offline: t`Offline` };
  const tabs = ACTION_SOURCES.map((one) => ({
    to: conversionsPath('api_manual_setup', { ...setup.params, ...params, source: one }),
    label: names[one],
    current: one === source,
  }));
  return (
    <ConversionsPage {...{ setup, refused }} here="api_manual_setup">
      {({ id }) => (
        <>
          <WayBack origin={params.origin} setup={setup} />
          <Tabs label={t`Where it happens`} tabs={tabs} />
          <div className={styles.section}>
            <CodeBlock
              label={t`Call`}
              text={exampleCall({
                origin: setup.origin,
                accountId: id,
                actionSource: source,
                isTest: false,
                now,
              })}
            />
            <div>
              <LinkButton size="small" to={conversionsPath('access_token', setup.params)}>
                <Trans>Access tokens</Trans>
              </LinkButton>
            </div>
          </div>
          <Rules />
        </>
      )}
    </ConversionsPage>
  );
}

function Rules() {
  const { t } = useLingui();
  const names = EVENT_NAMES.join(', ');
  return (
    <section className={styles.section}>
      <h2>{t`Rules`}</h2>
      <ul className={styles.steps}>
        <li>
          <Trans>Send 1 to 1,000 events at once; event_time is in seconds and at most 30 days ago.</Trans>
        </li>
        <li>
          <Trans>event_name is one of: {names}.</Trans>
        </li>
        <li>
          <Trans>
            user_data needs em, hashed_maids, or client_ip_address with client_user_agent. Hash names, emails
            and phone numbers with SHA-256, in lower case and without spaces around them.
          </Trans>
        </li>
        <li>
          <Trans>
            Set opt_out to true for people who have not agreed: then nothing about them is stored.
          </Trans>
        </li>
        <li>
          <Trans>
            200 means that all were recorded. 422 names for each event what is wrong; the others are recorded.
            Send those again only after you have mended them.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
