import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { AnswerForm } from '#features/trust/moderation/parts/answer-form.tsx';
import { casePageData } from '#features/trust/moderation/parts/case-data.ts';
import { Reports, WhatWasDecided, WhatWasReported } from '#features/trust/moderation/parts/case-view.tsx';
import { DecideForm } from '#features/trust/moderation/parts/decide-form.tsx';
import { LogList } from '#features/trust/moderation/parts/log-list.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import { NoteForm } from '#features/trust/moderation/parts/note-form.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-case.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const { data } = await orNotFound(call('ModerationCaseResource.get', { case_id: id }));
  return { one: casePageData(data, now) };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationCasePage({ loaderData: { one } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Case`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Case`}</h1>
      <WhatWasReported one={one} />
      {one.decisions.length > 0 && (
        <section className={parts.part}>
          <h2>
            <Trans>Decide</Trans>
          </h2>
          <DecideForm caseId={one.id} decisions={one.decisions} onDone={revalidate} />
        </section>
      )}
      <WhatWasDecided one={one} />
      {one.mayAnswer && <AnswerForm caseId={one.id} onDone={revalidate} />}
      {one.status === 'appealed' && !one.mayAnswer && (
        <p>
          <Trans>Another staff member must answer this appeal.</Trans>
        </p>
      )}
      <Reports one={one} />
      <section className={parts.part}>
        <h2>
          <Trans>Log</Trans>
        </h2>
        <LogList log={one.log} isOfOneCase />
        <NoteForm caseId={one.id} onDone={revalidate} />
      </section>
    </main>
  );
}
