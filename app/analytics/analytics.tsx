import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BackLink } from '#app/navigation/back-link.tsx';
import { CreatePinLink } from '#app/pins/create-pin-link.tsx';
import { pageContext } from '#app/server/page-context.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { requireActor } from '#app/shell/require-actor.ts';
import { useActor } from '#app/shell/use-shell.ts';
import { EmptyState } from '#design/states/empty-state.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { MetricCards } from '#features/measure/analytics/parts/metric-cards.tsx';
import type { CountsAnswer } from '#features/measure/analytics/wire/analytics-answer.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Route } from './+types/analytics.ts';
import styles from './analytics.module.css';
import { type AnalyticsQuery, analyticsPath, readQuery, SHOWN, type Shown } from './analytics-query.ts';
import { DaysOf } from './days-of.tsx';
import { RangeChoice } from './range-choice.tsx';
import { RankedBoards, RankedPins } from './ranked-things.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  // Who may only look at a business sees its numbers, too.
  const { call } = page.acting?.active ? page : requireActor(context, url);
  const asked = readQuery(url.searchParams);
  const hasConversions = page.hasAds && 'isPartner' in page.viewer && page.viewer.isPartner;
  try {
    return { ...(await load(call, asked)), query: asked, isRefused: false, hasConversions };
  } catch (error) {
    const isOfDates = error instanceof Response && error.status === 400 && asked.range.start_date;
    if (!isOfDates) throw error instanceof Response ? new Response(null, { status: 404 }) : error;
    const query = { ...asked, range: { days: 30 } };
    return { ...(await load(call, query)), query, isRefused: true, hasConversions };
  }
}

async function load(call: Call, { range, shown, about }: AnalyticsQuery) {
  const sort = shown === 'followers' ? 'impressions' : shown;
  if (about?.kind === 'pin') {
    const [{ data: pin }, { data: analytics }] = await Promise.all([
      call('PinResource.get', { id: about.id }),
      call('OnPinAnalyticsResource.get', { pin_id: about.id, ...range }),
    ]);
    const { id, image_signature, alt_text, dominant_color } = pin;
    const thing = { url: `/pin/${id}/`, name: pin.grid_title, image_signature, alt_text, dominant_color };
    return { analytics, thing, pins: null, boards: null };
  }
  if (about) {
    const [{ data: board }, { data: analytics }] = await Promise.all([
      call('BoardResource.get', { board_id: about.id }),
      call('UserAnalyticsResource.get', { board_id: about.id, ...range }),
    ]);
    return { analytics, thing: { url: board.url, name: board.name }, pins: null, boards: null };
  }
  const [{ data: analytics }, pins, boards] = await Promise.all([
    call('UserAnalyticsResource.get', range),
    call('UserAnalyticsPinsResource.get', { ...range, sort }),
    call('UserAnalyticsBoardsResource.get', { ...range, sort }),
  ]);
  return {
    analytics,
    thing: null,
    pins: { items: pins.data, bookmark: pins.bookmark },
    boards: { items: boards.data, bookmark: boards.bookmark },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { analytics, thing, pins, boards, query, isRefused, hasConversions } = loaderData;
  const actor = useActor();
  const isNew = !thing && isEmpty(analytics);
  return (
    <main id="main" className={styles.page}>
      <PageTitle about={thing?.name}>{t`Analytics`}</PageTitle>
      {thing ? <BackLink fallback={analyticsPath({ ...query, about: null })} /> : null}
      <div className={styles.head}>
        <h1>{t`Analytics`}</h1>
        {thing && <AboutThing thing={thing} />}
        {hasConversions && <Link to="/advertiser/conversions/">{t`Conversions`}</Link>}
      </div>
      <RangeChoice query={query} shownRange={analytics} isRefused={isRefused} />
      {isNew ? (
        <EmptyState
          title={t`Nothing to count yet`}
          text={t`See here how often others view, open or save your Pins. Numbers take a minute or two to arrive.`}
          action={actor && <CreatePinLink />}
        />
      ) : (
        <>
          <MetricCards totals={totalsOf(analytics, query)} />
          <DaysOf key={thing?.url} analytics={analytics} shown={query.shown} />
          {pins && <RankedPins first={pins} query={query} />}
          {boards && <RankedBoards first={boards} query={query} />}
        </>
      )}
      <Note />
    </main>
  );
}

function Note() {
  return (
    <p className={styles.note}>
      <Trans>
        Days are in UTC. We count people who allow analytics cookies, never you. To protect their privacy, a
        day, Pin or board shows numbers only once at least 10 signed-in people are behind them, in a day or a
        week. When we leave some out, we leave out the next smallest too.
      </Trans>
    </p>
  );
}

type Analytics = Route.ComponentProps['loaderData']['analytics'];

function isEmpty({ totals, previous, ...rest }: Analytics): boolean {
  const isNone = (counts: CountsAnswer | null) =>
    counts !== null && Object.values(counts).every((n) => n === 0);
  return isNone(totals) && isNone(previous) && !rest.followers_gained && !rest.previous_followers_gained;
}

function totalsOf(analytics: Analytics, query: AnalyticsQuery) {
  const { totals, previous, followers_gained, previous_followers_gained } = analytics;
  const of = (metric: Shown) =>
    metric === 'followers'
      ? { total: followers_gained, before: previous_followers_gained }
      : { total: totals?.[metric] ?? null, before: previous?.[metric] ?? null };
  return SHOWN.filter((metric) => metric !== 'followers' || followers_gained !== null).map((metric) => ({
    metric,
    ...of(metric),
    to: analyticsPath({ ...query, shown: metric }),
    isShown: metric === query.shown,
  }));
}

type AboutThingProps = {
  thing: {
    url: string;
    name: string;
    image_signature?: string;
    alt_text?: string;
    dominant_color?: string;
  };
};

/** The pin or board that the numbers are of. */
function AboutThing({ thing }: AboutThingProps) {
  const { t } = useLingui();
  const { url, name, image_signature, alt_text, dominant_color } = thing;
  return (
    <Link to={url} className={styles.thing}>
      {image_signature && (
        <img
          src={picturePath(image_signature, '136x136', 'webp')}
          alt={name ? '' : alt_text || t`Your Pin`}
          width={40}
          height={40}
          loading="lazy"
          className={styles.picture}
          style={{ background: dominant_color }}
        />
      )}
      {name && <span dir="auto">{name}</span>}
    </Link>
  );
}
