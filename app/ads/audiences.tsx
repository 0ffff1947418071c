import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { AudienceActions } from '#features/ads/audiences/parts/audience-actions.tsx';
import { NewAudience } from '#features/ads/audiences/parts/new-audience.tsx';
import { useAudienceTexts } from '#features/ads/audiences/parts/use-audience-texts.ts';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/audiences.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const asked = { ad_account_id: account.id };
  const [audiences, tags] = await Promise.all([
    page.call('AudiencesResource.get', asked),
    page.call('ConversionTagsResource.get', asked),
  ]);
  const actor = page.acting?.active?.viewer ?? page.viewer;
  const mayManage = actor.kind === 'person' && mayActFor(actor, {}, 'edit-audiences') && !account.is_closed;
  return {
    isBusiness: true,
    shown: { account, mayManage, ...audiences.data, tags: tags.data.map(({ id, name }) => ({ id, name })) },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function AudiencesPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Audiences`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <div className={styles.words}>
        <h1>{t`Audiences`}</h1>
        <p className={styles.lead}>
          <Trans>
            People whom ads are for, or not. Only people who agreed to personal ads are in any. You never see
            who.
          </Trans>
        </p>
      </div>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState title={t`No ad account yet`} text={t`It's opened with your first ad.`} />
      )}
      {shown && <Audiences {...shown} />}
    </main>
  );
}

function Audiences({ account, own, shared, tags, mayManage }: Shown) {
  const { t } = useLingui();
  return (
    <>
      {own.length === 0 && <EmptyState title={t`No audiences yet`} />}
      <ul className={styles.list} aria-label={t`Audiences`}>
        {own.map((audience) => (
          <OwnAudience key={audience.id} {...{ audience, mayManage }} />
        ))}
      </ul>
      {shared.length > 0 && <SharedAudiences {...{ account, shared, mayManage }} />}
      {mayManage && <NewAudience account={account} tags={tags} own={own} />}
      <p className={styles.lead}>
        <Trans>Your ad account is {account.id}. Others share audiences with you by this number.</Trans>
      </p>
    </>
  );
}

function OwnAudience({ audience, mayManage }: { audience: Shown['own'][number]; mayManage: boolean }) {
  const { types, ruleText } = useAudienceTexts();
  const { id, name, audience_type: type, shared_with: shares } = audience;
  return (
    <li className={styles.card}>
      <p className={styles.name}>{name}</p>
      <Size {...audience} />
      <p className={styles.lead}>{[types[type], ruleText(audience)].filter(Boolean).join(' · ')}</p>
      {shares.length > 0 && (
        <p className={styles.lead}>
          <Plural value={shares.length} one="Shared with # account" other="Shared with # accounts" />
        </p>
      )}
      <div className={styles.actions}>
        {type === 'VISITOR' && (
          <LinkButton to={`/advertiser/audience_debug/?audienceId=${id}`} size="small" variant="ghost">
            <Trans>Test it</Trans>
          </LinkButton>
        )}
        {mayManage && <AudienceActions audience={audience} />}
      </div>
    </li>
  );
}

function Size({ status, size }: Pick<Shown['own'][number], 'status' | 'size'>) {
  const { i18n } = useLingui();
  const about = (size ?? 0).toLocaleString(i18n.locale);
  return (
    <Badge tone={status === 'READY' ? 'success' : 'plain'}>
      {status === 'READY' && <Trans>About {about} people</Trans>}
      {status === 'TOO_SMALL' && <Trans>Too small to be used</Trans>}
      {status === 'INITIALIZING' && <Trans>Being filled</Trans>}
    </Badge>
  );
}

function SharedAudiences({ account, shared, mayManage }: Pick<Shown, 'account' | 'shared' | 'mayManage'>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const change = async (
    name: 'AudienceShareResource.update' | 'AudienceShareResource.delete',
    id: string,
  ) => {
    try {
      await call(name, { audience_id: id, ad_account_id: account.id });
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="shared">
      <h2 id="shared">
        <Trans>Shared with you</Trans>
      </h2>
      <ul className={styles.list} aria-label={t`Shared with you`}>
        {shared.map((audience) => (
          <li key={audience.id} className={styles.card}>
            <p className={styles.name}>{audience.name}</p>
            <Size {...audience} />
            <p className={styles.lead}>{audience.account_name}</p>
            {mayManage && (
              <div className={styles.actions}>
                {!audience.is_accepted && (
                  <Button size="small" onClick={() => change('AudienceShareResource.update', audience.id)}>
                    <Trans>Accept</Trans>
                  </Button>
                )}
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => change('AudienceShareResource.delete', audience.id)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
