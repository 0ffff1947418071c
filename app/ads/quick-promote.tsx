import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { QuickPromoteForm } from '#features/ads/campaigns/quick-promote/quick-promote-form.tsx';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/quick-promote.ts';
import { loadAudienceChoices, loadPins } from './ad-choices.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const { call, viewer } = page;
  if (!accounts || !viewer.id) return { offer: null };
  const wanted = parseId(url.searchParams.get('pin'));
  const [pins, choices] = await Promise.all([
    loadPins(call, viewer.id, wanted ? [wanted] : []),
    loadAudienceChoices(page),
  ]);
  return {
    offer: {
      pins,
      wantedPin: wanted,
      account: accounts.find(({ is_closed }) => !is_closed) ?? null,
      isClosed: accounts.length > 0 && accounts.every(({ is_closed }) => is_closed),
      business: viewer.fullName,
      welcome: page.adWelcome,
      country: viewer.country ?? '',
      choices,
      timeZones: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
        (zone) => ({ value: zone, label: zone }),
      ),
    },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function QuickPromotePage({ loaderData: { offer } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const done = () => {
    toast.show({ kind: 'success', text: t`Your ad waits for a review` });
    void navigate('/advertiser/');
  };
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Promote a Pin`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`Promote a Pin`}</h1>
      {!offer && <NoBusiness />}
      {offer?.isClosed && <EmptyState title={t`Your ad account is closed`} />}
      {offer && !offer.isClosed && offer.pins.length === 0 && (
        <EmptyState
          title={t`You have no public Pins yet`}
          action={
            <LinkButton to="/pin-builder/?promote">
              <Trans>Create Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {offer?.wantedPin && !offer.pins.some(({ id }) => id === offer.wantedPin) && (
        <p role="alert" className={styles.notice}>
          <Trans>Not everybody may see that Pin, so it can't be promoted.</Trans>
        </p>
      )}
      {offer && !offer.isClosed && offer.pins.length > 0 && <QuickPromoteForm {...offer} onDone={done} />}
    </main>
  );
}
