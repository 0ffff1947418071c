import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { useAdTexts, useRejectionTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { ReviewAdForm } from '#features/ads/campaigns/review-ads/review-ad-form.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-ad.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call, locale } = requireStaff(context);
  const { data: ad } = await orNotFound(call('ModerationAdResource.get', { ad_id: id }));
  const { LOCATION = [], LOCALE = [], INTEREST = [] } = ad.targeting_spec;
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const names = new Intl.DisplayNames([locale], { type });
    return codes.map((code) => names.of(code) ?? code);
  };
  const topics = await Promise.all(
    INTEREST.map(async (interest) => (await call('TopicResource.get', { interest })).data.name),
  );
  return { ad, audience: [...named('region', LOCATION), ...named('language', LOCALE), ...topics] };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationAdPage({ loaderData: { ad, audience } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { summaries } = useAdTexts();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{ad.name}</PageTitle>
      <BackLink fallback="/moderation/ads/" />
      <h1>{ad.name}</h1>
      <section className={parts.part}>
        <p className={parts.marks}>
          <Badge>{summaries[ad.summary_status]}</Badge>
        </p>
        {ad.image_url && <img src={ad.image_url} alt="" className={parts.large} />}
        <Facts ad={ad} audience={audience} />
      </section>
      {ad.product_group_id && <Products ad={ad} />}
      {ad.review_status === 'REJECTED' && <LastReview ad={ad} />}
      {!ad.is_decidable && ad.review_status === 'PENDING' && ad.status !== 'ARCHIVED' && (
        <p className={parts.quiet}>
          <Trans>This business is yours. Someone else must decide.</Trans>
        </p>
      )}
      {ad.is_decidable && (
        <section className={parts.part}>
          <h2>
            <Trans>Decide</Trans>
          </h2>
          <ReviewAdForm
            key={ad.submitted_at}
            adId={ad.id}
            submittedAt={ad.submitted_at}
            onDone={revalidate}
          />
        </section>
      )}
    </main>
  );
}

type Ad = Route.ComponentProps['loaderData']['ad'];

function Facts({ ad, audience }: { ad: Ad; audience: readonly string[] }) {
  const { t, i18n } = useLingui();
  const micro = ad.budget_in_micro_currency;
  const budget = micro === null ? '' : moneyText(micro, ad.currency, i18n.locale);
  const balance = moneyText(ad.balance_in_micro_currency, ad.currency, i18n.locale);
  const facts: [string, ReactNode][] = [
    [t`Business`, <Link key="business" to={`/${ad.business.username}/`}>{`@${ad.business.username}`}</Link>],
    [
      t`Pin`,
      ad.is_pin_deleted ? t`Deleted` : <Link key="pin" to={`/pin/${ad.pin_id}/`}>{t`Open the Pin`}</Link>,
    ],
    // Text, not a link: nobody should be led to where a stranger wants them.
    [t`Link`, ad.destination_url ?? t`none`],
    [t`Audience`, audience.length > 0 ? new Intl.ListFormat(i18n.locale).format(audience) : t`Everyone`],
    [t`Budget`, ad.budget_type === 'DAILY' ? t`${budget} a day` : t`${budget} in all`],
    [t`Balance`, balance],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an ad of a product group shows, the latest first. */
function Products({ ad: { products, product_count } }: { ad: Ad }) {
  const { t } = useLingui();
  return (
    <section className={parts.part}>
      <h2>
        <Plural value={product_count} one="# product" other="# products" />
      </h2>
      <ul className={styles.products} aria-label={t`Products`}>
        {products.map(({ id, title, link, pin_id, image_url, dominant_color, is_new }) => (
          <li key={id}>
            <img src={image_url} alt="" loading="lazy" style={{ backgroundColor: dominant_color }} />
            <Link to={`/pin/${pin_id}/`}>{title}</Link>
            {is_new && (
              <Badge>
                <Trans>New or changed</Trans>
              </Badge>
            )}
            <p className={parts.quiet}>{link}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastReview({ ad }: { ad: Ad }) {
  const reasons = useRejectionTexts();
  return (
    <section className={parts.part}>
      <h2>
        <Trans>Last review</Trans>
      </h2>
      <ul>
        {ad.rejected_reasons.map((reason) => (
          <li key={reason}>{reasons[reason]}</li>
        ))}
      </ul>
      {ad.review_note && <p>{ad.review_note}</p>}
    </section>
  );
}
