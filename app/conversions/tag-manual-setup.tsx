import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import {
  CHECKOUT_SNIPPET,
  CONSENT_SNIPPET,
  PLATFORMS,
  type TagPlatform,
} from '#features/conversions/conversion-tags/tag-snippet.ts';
import type { Route } from './+types/tag-manual-setup.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { CONVERSION_PAGES, conversionsPath, readParams } from './conversions-query.ts';
import { loadSetup } from './load-setup.ts';
import { WayBack } from './way-back.tsx';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup } = await loadSetup({ context, url });
  const source = setup.tags.map(({ id }) => id);
  return { setup, ...readParams(url, { platform: PLATFORMS, origin: CONVERSION_PAGES, source }) };
}

export default function TagManualSetupPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, params, refused } = loaderData;
  const tag = setup.tags.find(({ id }) => id === params.source) ?? setup.tags[0];
  const platform = params.platform ?? 'manual';
  return (
    <ConversionsPage {...{ setup, refused }} here="tag_manual_setup">
      {() => (
        <>
          <WayBack origin={params.origin} setup={setup} />
          {tag ? (
            <>
              <PlatformTabs {...{ setup, params, platform }} />
              <Steps {...{ tag, platform }} />
            </>
          ) : (
            <EmptyState
              title={t`You have no tag yet`}
              action={
                <LinkButton
                  to={conversionsPath('tag', { ...setup.params, subPage: 'setup' })}
                  variant="primary"
                >
                  <Trans>Create tag</Trans>
                </LinkButton>
              }
            />
          )}
        </>
      )}
    </ConversionsPage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function PlatformTabs({
  setup,
  params,
  platform,
}: Pick<Loaded, 'setup' | 'params'> & { platform: TagPlatform }) {
  const { t } = useLingui();
  const names: Record<TagPlatform, string> = {
    manual: t`By hand`,
    tag_manager: 'Google Tag Manager',
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    magento: 'Magento',
  };
  return (
    <Tabs
      label={t`Where your website runs`}
      tabs={PLATFORMS.map((one) => ({
        to: conversionsPath('tag_manual_setup', { ...setup.params, ...params, platform: one }),
        label: names[one],
        current: one === platform,
      }))}
    />
  );
}

function Steps({ tag, platform }: { tag: Loaded['setup']['tags'][number]; platform: TagPlatform }) {
  const { t } = useLingui();
  const place = usePlaceTexts()[platform];
  const { name, id } = tag;
  return (
    <>
      <section className={styles.section}>
        <h2>{t`1. Add the base code to every page`}</h2>
        <p>{place}</p>
        <CodeBlock label={t`Base code`} text={tag.code_snippet} />
        <p className={styles.muted}>
          <Trans>
            This is the tag “{name}”, {id}.
          </Trans>
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t`2. Say whether a visitor has agreed`}</h2>
        <p>
          <Trans>
            Until then the tag stores nothing and reports only that something happened, not who did it. Call
            it from your cookie banner.
          </Trans>
        </p>
        <CodeBlock label={t`Consent`} text={CONSENT_SNIPPET} />
      </section>
      <section className={styles.section}>
        <h2>{t`3. Report what matters to you`}</h2>
        <p>
          <Trans>
            Use the same event_id if your server reports it too: it then counts once. Emails and phone numbers
            are hashed before they leave the browser.
          </Trans>
        </p>
        <CodeBlock label={t`Checkout event`} text={CHECKOUT_SNIPPET} />
      </section>
    </>
  );
}

function usePlaceTexts(): Record<TagPlatform, string> {
  const { t } = useLingui();
  return {
    manual: t`Paste it between <head> and </head>.`,
    tag_manager: t`Add a Custom HTML tag with this code and the trigger All Pages, then publish the container.`,
    woocommerce: t`Paste it into header.php of your child theme, or into a plugin for header scripts.`,
    shopify: t`Under Online Store, Themes, Edit code, paste it into theme.liquid before </head>.`,
    magento: t`Under Content, Design, Configuration, paste it into Scripts and Style Sheets of the HTML head.`,
  };
}
