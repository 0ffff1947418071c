import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { CASE_LIMITS } from '#features/trust/moderation/case.ts';
import { AppealView, DecisionView } from '#features/trust/moderation/parts/decision-view.tsx';
import type { DecisionAnswer } from '#features/trust/moderation/wire/case-answer.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { call } from '#platform/resource/client.ts';
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

type AppealFormProps = {
  caseId: string;
  /** The key of the mailed link. */
  mailed: string | null;
  onDone: (decision: DecisionAnswer) => void;
};

function AppealForm({ caseId, mailed, onDone }: AppealFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { text: t`Say why it's wrong.` },
    sentences: {
      'already-appealed': t`You've already appealed.`,
      'appeal-over': t`The deadline to appeal has passed.`,
    },
    send: async ({ text = '' }) => {
      const { data } = await call('ModerationAppealResource.create', { case_id: caseId, key: mailed, text });
      onDone(data);
      return 'staying';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Appeal</Trans>}>
      <TextArea
        name="text"
        label={t`Why is it wrong?`}
        hint={t`You can appeal once. Someone else reviews it if possible.`}
        rows={5}
        maxLength={CASE_LIMITS.appeal}
        error={errorOf(form.errors, 'text')}
      />
    </EntryForm>
  );
}
