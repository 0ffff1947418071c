import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppealForm } from '#features/trust/moderation/parts/appeal-form.tsx';
import { AppealView, DecisionView } from '#features/trust/moderation/parts/decision-view.tsx';
import { formatDay } from '#platform/i18n/format-day.ts';
import { pageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/decision.ts';
import styles from './moderation.module.css';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const mailed = url.searchParams.get('key');
  const { data } = await orNotFound(call('ModerationDecisionResource.get', { case_id: id, key: mailed }));
  return { decision: data, mailed };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function DecisionPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { mailed } = loaderData;
  const [decision, setDecision] = useState(loaderData.decision);
  const until = decision.appeal_until && formatDay(decision.appeal_until, i18n.locale);
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Decision`}</PageTitle>
      <h1>{t`A decision about you`}</h1>
      <DecisionView decision={decision} />
      <div role="status">
        <AppealView decision={decision} />
      </div>
      {until && (
        <>
          <h2>{t`Appeal`}</h2>
          <p>
            <Trans>If you think this is wrong, you can appeal until {until}.</Trans>
          </p>
          <AppealForm caseId={decision.id} mailed={mailed} onDone={setDecision} />
        </>
      )}
    </main>
  );
}
