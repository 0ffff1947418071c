import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import type { Route } from './+types/api-partner-setup.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { CONVERSION_PAGES, conversionsPath, readParams } from './conversions-query.ts';
import { eventsPath } from './example-event.ts';
import { loadSetup, type Setup } from './load-setup.ts';
import { WayBack } from './way-back.tsx';

export { meta } from './conversions-page.tsx';

const SYSTEMS = ['woocommerce', 'magento', 'server_tag_manager', 'segment'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup } = await loadSetup({ context, url });
  return { setup, ...readParams(url, { source: SYSTEMS, origin: CONVERSION_PAGES }) };
}

type System = (typeof SYSTEMS)[number];

export default function ApiPartnerSetupPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, params, refused } = loaderData;
  const source = params.source ?? 'woocommerce';
  const names: Record<System, string> = {
    woocommerce: 'WooCommerce',
    magento: 'Magento',
    server_tag_manager: t`Server-side tag manager`,
    segment: 'Segment',
  };
  const tabs = SYSTEMS.map((one) => ({
    to: conversionsPath('api_partner_setup', { ...setup.params, ...params, source: one }),
    label: names[one],
    current: one === source,
  }));
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="api_partner_setup"
      lead={
        <Trans>
          We answer the same calls as Pinterest's Conversions API. A program works with this site if you can
          change the address that it calls.
        </Trans>
      }
    >
      {({ id }) => (
        <>
          <WayBack origin={params.origin} setup={setup} />
          <Tabs label={t`Where your shop runs`} tabs={tabs} />
          <SystemFields {...{ source, setup, accountId: id }} />
        </>
      )}
    </ConversionsPage>
  );
}

function SystemFields({ source, setup, accountId }: { source: System; setup: Setup; accountId: string }) {
  const { t } = useLingui();
  const places: Record<System, string> = {
    woocommerce: t`In the settings of your Pinterest extension, under Conversions API.`,
    magento: t`In the configuration of your Pinterest extension, under Conversions.`,
    server_tag_manager: t`In the fields of a Pinterest Conversions API tag in your server container.`,
    segment: t`In the settings of a Pinterest Conversions API destination.`,
  };
  const fields = [
    { name: t`API address`, text: `${setup.origin}/v5` },
    { name: t`Ad account ID`, text: accountId },
    { name: t`Whole address`, text: `${setup.origin}${eventsPath(accountId, false)}` },
  ];
  return (
    <div className={styles.section}>
      <p>{places[source]}</p>
      {fields.map(({ name, text }) => (
        <section key={name} className={styles.section}>
          <h2>{name}</h2>
          <CodeBlock label={name} text={text} />
        </section>
      ))}
      <div>
        <LinkButton size="small" to={conversionsPath('access_token', setup.params)}>
          <Trans>Access tokens</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
