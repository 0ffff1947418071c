import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ShowMore } from '#app/moderation/show-more.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { CountsTable } from '#features/measure/analytics/parts/counts-table.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import styles from './analytics.module.css';
import { type AnalyticsQuery, analyticsPath } from './analytics-query.ts';

type First<Item> = { items: Item[]; bookmark: string | null };
type RankedPin = DataOf<'UserAnalyticsPinsResource.get'>[number];
type RankedBoard = DataOf<'UserAnalyticsBoardsResource.get'>[number];

const idOf = ({ id }: { id: string }) => id;
const same = <Item,>(item: Item) => item;

const optionsOf = ({ range, shown }: AnalyticsQuery) => ({
  ...range,
  sort: shown === 'followers' ? ('impressions' as const) : shown,
});

export function RankedPins({ first, query }: { first: First<RankedPin>; query: AnalyticsQuery }) {
  const { t } = useLingui();
  const { held, status, loadMore } = usePages({
    ...({
      resource: 'UserAnalyticsPinsResource.get',
      options: optionsOf(query),
      first,
      keyOf: idOf,
    } as const),
    item: same<RankedPin>,
  });
  return (
    <section className={styles.section} aria-labelledby="top-pins">
      <h2 id="top-pins">{t`Top Pins`}</h2>
      {held.items.length === 0 ? (
        <None />
      ) : (
        <CountsTable
          caption={t`Top Pins`}
          of={t`Pin`}
          file="analytics-pins"
          rows={held.items.map((pin) => ({
            ...{ key: pin.id, name: pin.title || pin.alt_text || pin.id, counts: pin.counts },
            head: <PinHead pin={pin} to={analyticsPath({ ...query, about: { kind: 'pin', id: pin.id } })} />,
          }))}
        />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </section>
  );
}

function PinHead({ pin, to }: { pin: RankedPin; to: string }) {
  const { t } = useLingui();
  const { title, alt_text, image_signature, dominant_color } = pin;
  return (
    <Link to={to} className={styles.thing}>
      <img
        src={picturePath(image_signature, '136x136', 'webp')}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className={styles.picture}
        style={{ background: dominant_color }}
      />
      <span dir="auto">{title || alt_text || t`Pin without a title`}</span>
    </Link>
  );
}

export function RankedBoards({ first, query }: { first: First<RankedBoard>; query: AnalyticsQuery }) {
  const { t } = useLingui();
  const { held, status, loadMore } = usePages({
    ...({
      resource: 'UserAnalyticsBoardsResource.get',
      options: optionsOf(query),
      first,
      keyOf: idOf,
    } as const),
    item: same<RankedBoard>,
  });
  return (
    <section className={styles.section} aria-labelledby="top-boards">
      <h2 id="top-boards">{t`Boards with your Pins`}</h2>
      {held.items.length === 0 ? (
        <None />
      ) : (
        <CountsTable
          caption={t`Boards with your Pins`}
          of={t`Board`}
          file="analytics-boards"
          rows={held.items.map(({ id, name, counts }) => ({
            ...{ key: id, name, counts },
            head: (
              <Link to={analyticsPath({ ...query, about: { kind: 'board', id } })} className={styles.thing}>
                <span dir="auto">{name}</span>
              </Link>
            ),
          }))}
        />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </section>
  );
}

function None() {
  return (
    <p className={styles.note}>
      <Trans>Nothing here was seen by at least 10 people in this period.</Trans>
    </p>
  );
}
