import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import type { PromotablePin } from '#features/ads/campaigns/quick-promote/pin-choice.tsx';
import { QuickPromoteForm } from '#features/ads/campaigns/quick-promote/quick-promote-form.tsx';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { Call } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/quick-promote.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const { call, viewer, locale } = page;
  if (!accounts || !viewer.id) return { offer: null };
  const wanted = parseId(url.searchParams.get('pin'));
  const [pins, sections, languages] = await Promise.all([
    listPins(call, viewer.id, wanted),
    call('ExploreSectionsResource.get', { page_size: 250 }),
    call('LocalesResource.get', {}),
  ]);
  const topics = sections.data.flatMap((section) => [section, ...section.topics]);
  const byId = new Map(topics.map(({ id, name }) => [id, { value: id, label: name }]));
  return {
    offer: {
      pins,
      wantedPin: wanted,
      account: accounts.find(({ is_closed }) => !is_closed) ?? null,
      isClosed: accounts.length > 0 && accounts.every(({ is_closed }) => is_closed),
      business: viewer.fullName,
      welcome: page.adWelcome,
      country: viewer.country ?? '',
      choices: {
        countries: namedCountries(locale),
        languages: languages.data.map((one) => ({ value: one.locale, label: one.name })),
        topics: [...byId.values()],
      },
      timeZones: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
        (zone) => ({ value: zone, label: zone }),
      ),
    },
  };
}

/** The latest, and first the one that is wanted. */
async function listPins(call: Call, userId: string, wanted: string | null): Promise<PromotablePin[]> {
  const [{ data: latest }, named] = await Promise.all([
    call('UserPinsResource.get', { user_id: userId, page_size: 60 }),
    wanted ? call('PinResource.get', { id: wanted }).catch(() => null) : null,
  ]);
  const isOwn = named?.data.pinner.id === userId;
  const all = [
    ...(named && isOwn ? [named.data] : []),
    ...latest.filter(({ id }) => id !== wanted || !isOwn),
  ];
  return all.flatMap(({ id, grid_title, link, image_signature, dominant_color, privacy }) =>
    privacy === 'public' ? [{ id, title: grid_title, link, image_signature, dominant_color }] : [],
  );
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
            <LinkButton to="/pin-builder/">
              <Trans>Create Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {offer && !offer.isClosed && offer.pins.length > 0 && <QuickPromoteForm {...offer} onDone={done} />}
    </main>
  );
}
