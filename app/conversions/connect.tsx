import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import {
  backTo,
  type OauthProblem,
  type OauthRequest,
  readOauthRequest,
  TOKEN_PATH,
} from '#features/conversions/conversion-events/oauth-request.ts';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { Route } from './+types/connect.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { conversionsPath } from './conversions-query.ts';
import { loadSetup } from './load-setup.ts';
import { NoChange } from './no-change.tsx';
import { useAction } from './use-action.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call: ask } = await loadSetup({ context, url });
  const { account } = setup;
  const tokens = account
    ? (await ask('ConversionTokensResource.get', { ad_account_id: account.id })).data
    : [];
  const shops = tokens.filter(({ client, revoked_at }) => client !== null && revoked_at === null);
  return { setup, shops, asked: readOauthRequest(url.searchParams) };
}

export default function ConnectPage({ loaderData }: Route.ComponentProps) {
  const { setup, shops, asked } = loaderData;
  return (
    <ConversionsPage
      setup={setup}
      here="pinterest_capi_connect"
      lead={
        <Trans>
          A shop system that is connected reports events of this ad account, and does nothing else.
        </Trans>
      }
    >
      {({ id, name }) => (
        <>
          {asked?.problem && <Problem problem={asked.problem} />}
          {asked?.request && setup.mayChange && (
            <Consent accountId={id} accountName={name} request={asked.request} />
          )}
          {!setup.mayChange && <NoChange />}
          <Shops accountId={id} {...{ shops }} mayChange={setup.mayChange} />
          {!asked && <Addresses origin={setup.origin} />}
        </>
      )}
    </ConversionsPage>
  );
}

function Problem({ problem: { name, must } }: { problem: OauthProblem }) {
  return (
    <p role="alert" className={styles.alert}>
      <Trans>
        The shop system asked in a way that we can't answer. {name} must be: {must}
      </Trans>
    </p>
  );
}

type ConsentProps = { accountId: string; accountName: string; request: OauthRequest };

/** What is asked for, by whom; nobody is sent anywhere before they decide. */
function Consent({ accountId, accountName, request }: ConsentProps) {
  const { t } = useLingui();
  const { problem, isPending, run } = useAction();
  const { host } = new URL(request.client_id);
  const connect = () =>
    run(async () => {
      const { data } = await call('ConversionGrantResource.create', { ad_account_id: accountId, ...request });
      window.location.assign(data.redirect_to);
    });
  return (
    <section className={styles.section} aria-label={t`Connect ${host}`}>
      <h2>
        <Trans>Connect {host}?</Trans>
      </h2>
      <p>
        <Trans>
          It will report what people do in your shop for the ad account {accountName}. It can't see or change
          anything here. Connect only a shop that is yours.
        </Trans>
      </p>
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <Button variant="primary" pending={isPending} onClick={connect}>
          <Trans>Connect</Trans>
        </Button>
        <Button onClick={() => window.location.assign(backTo(request, { error: 'access_denied' }))}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}

type ShopsProps = { accountId: string; shops: DataOf<'ConversionTokensResource.get'>; mayChange: boolean };

function Shops({ accountId, shops, mayChange }: ShopsProps) {
  const { t } = useLingui();
  const { timeText } = useConversionTexts();
  if (shops.length === 0)
    return (
      <EmptyState
        title={t`No shop is connected`}
        text={t`Start in your shop system: choose to connect it, and it leads here.`}
      />
    );
  const rows = shops.map(({ id, name, created_at, last_used_at }) => ({
    key: id,
    cells: [
      name,
      timeText(created_at),
      last_used_at ? timeText(last_used_at) : t`Never`,
      mayChange && <Disconnect key="end" {...{ accountId, id, name }} />,
    ],
  }));
  return (
    <DataTable
      caption={t`Connected shops`}
      heads={[t`Shop`, t`Connected`, t`Last used`, t`Action`]}
      rows={rows}
    />
  );
}

function Disconnect({ accountId, id, name }: { accountId: string; id: string; name: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const disconnect = () =>
    run(async () => {
      await call('ConversionTokenResource.delete', { ad_account_id: accountId, token_id: id });
      await revalidate();
    });
  return (
    <>
      <Button size="small" pending={isPending} aria-label={t`Disconnect ${name}`} onClick={disconnect}>
        <Trans>Disconnect</Trans>
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** For whoever makes a shop system work with this site. */
function Addresses({ origin }: { origin: string }) {
  const { t } = useLingui();
  const addresses = [
    { label: t`Authorization address`, text: `${origin}${conversionsPath('pinterest_capi_connect')}` },
    { label: t`Token address`, text: `${origin}${TOKEN_PATH}` },
  ];
  return (
    <section className={styles.section} aria-label={t`For your shop system`}>
      <h2>
        <Trans>For your shop system</Trans>
      </h2>
      <p>
        <Trans>
          It asks by OAuth 2 with a code and PKCE (S256), for the scope conversions:write. Its own web address
          is its client_id, and the redirect_uri is on the same site.
        </Trans>
      </p>
      {addresses.map(({ label, text }) => (
        <CodeBlock key={label} {...{ label, text }} />
      ))}
    </section>
  );
}
