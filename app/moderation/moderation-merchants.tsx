import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { StateBadge } from '#features/business/profiles/parts/review.tsx';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { Age } from '#features/library/boards/parts/age.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-merchants.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const isReviewed = url.searchParams.get('state') === 'reviewed';
  const options: { state: 'waiting' | 'reviewed' } = { state: isReviewed ? 'reviewed' : 'waiting' };
  const { data, bookmark } = await call('ModerationMerchantsResource.get', options);
  return { options, now, first: { items: data.map((one) => merchantLine(one, now)), bookmark } };
}

type MerchantLine = ReturnType<typeof merchantLine>;

function merchantLine(one: DataOf<'ModerationMerchantsResource.get'>[number], now: number) {
  const { id, business, state, applied_at, reviewed_at } = one;
  const since = applied_at ?? reviewed_at;
  return {
    ...{ id, state, name: business.full_name, username: business.username },
    picture: pathOfPicture(business.image_small_url),
    age: since && Math.max(0, now - Date.parse(since)),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationMerchantsPage({
  loaderData: { options, now, first },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationMerchantsResource.get', options, first },
    item: (one) => merchantLine(one, now),
    keyOf: (one) => one.id,
  });
  const waits = options.state === 'waiting';
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Merchants`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Merchants`}</h1>
      <Tabs
        label={t`Merchants`}
        tabs={[
          { to: '/moderation/merchants/', label: t`In review`, current: waits },
          { to: '/moderation/merchants/?state=reviewed', label: t`Reviewed`, current: !waits },
        ]}
      />
      {items.length > 0 ? <MerchantList merchants={items} /> : <NoMerchants waits={waits} />}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}

function NoMerchants({ waits }: { waits: boolean }) {
  const { t } = useLingui();
  if (!waits) return <EmptyState title={t`No business has been reviewed yet`} />;
  return (
    <EmptyState
      title={t`No applications to review`}
      text={t`Businesses that apply to be verified merchants appear here.`}
    />
  );
}

function MerchantList({ merchants }: { merchants: readonly MerchantLine[] }) {
  const { t } = useLingui();
  return (
    <ul className={parts.list} aria-label={t`Merchants`}>
      {merchants.map(({ id, name, username, picture, state, age }) => (
        <li key={id}>
          <Link to={`/moderation/merchants/${id}/`} className={parts.row}>
            <Avatar name={name} src={picture} size={48} />
            <span className={parts.words}>
              <span className={parts.title}>{name}</span>
              <span className={parts.quiet}>
                @{username}
                {age !== null && (
                  <>
                    {' · '}
                    <Age ms={Number(age)} />
                  </>
                )}
              </span>
              <span className={parts.marks}>
                <StateBadge state={state} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
