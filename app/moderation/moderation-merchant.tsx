import { Trans } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { sayingLabels } from '#features/business/profiles/merchant.ts';
import { Criteria, LastReview, StateBadge } from '#features/business/profiles/parts/review.tsx';
import { useMerchantTexts } from '#features/business/profiles/parts/use-merchant-texts.ts';
import { ReviewForm } from '#features/business/profiles/review-merchants/review-form.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-merchant.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  return { one: (await orNotFound(call('ModerationMerchantResource.get', { user_id: id }))).data };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationMerchantPage({ loaderData: { one } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { business, state, decisions } = one;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{business.full_name}</PageTitle>
      <BackLink fallback="/moderation/merchants/" />
      <h1>{business.full_name}</h1>
      <Business one={one} />
      <section className={parts.part}>
        <h2>
          <Trans>What we look at</Trans>
        </h2>
        <Criteria criteria={one.criteria} />
      </section>
      <SelfDescription one={one} />
      {one.reviewed_at && (
        <section className={parts.part}>
          <h2>
            <Trans>Last review</Trans>
          </h2>
          <LastReview {...one} />
        </section>
      )}
      {decisions.length > 0 && (
        <section className={parts.part}>
          <h2>
            <Trans>Decide</Trans>
          </h2>
          <ReviewForm key={state} userId={one.id} decisions={decisions} onDone={revalidate} />
        </section>
      )}
    </main>
  );
}

type One = Route.ComponentProps['loaderData']['one'];

function Business({ one: { business, state, values, website_url } }: { one: One }) {
  const { badges } = useMerchantTexts();
  return (
    <section className={parts.part}>
      <p className={parts.marks}>
        <StateBadge state={state} />
        {state === 'approved' && values.map((value) => <Badge key={value}>{badges[value]}</Badge>)}
      </p>
      <p>
        <Link to={`/${business.username}/`}>@{business.username}</Link>
        {website_url && (
          // Text, not a link: nobody should be led to where a stranger wants them.
          <span className={parts.quiet}> · {website_url}</span>
        )}
      </p>
    </section>
  );
}

function SelfDescription({ one }: { one: One }) {
  const texts = useMerchantTexts();
  const labels = [
    ...sayingLabels(one.owner_labels).map((label) => texts.owner[label]),
    ...sayingLabels(one.business_diversity_labels).map((label) => texts.diversity[label]),
  ];
  if (labels.length === 0) return null;
  return (
    <section className={parts.part}>
      <h2>
        <Trans>What the business says about itself</Trans>
      </h2>
      <p className={parts.marks}>
        {labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </p>
    </section>
  );
}
