import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { ExperienceForm } from '#features/trust/experiences/manage-experiences/experience-form.tsx';
import {
  ExperienceChanges,
  ExperienceDays,
} from '#features/trust/experiences/manage-experiences/experience-measures.tsx';
import { stateOf, titleOf } from '#features/trust/experiences/manage-experiences/experience-table.tsx';
import { call } from '#platform/resource/client.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useShell } from '../shell/use-shell.ts';
import type { Route } from './+types/moderation-experience.ts';
import page from './moderation.module.css';
import styles from './moderation-topics.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  if (params.id === 'new') return { details: null, isOver: false };
  const asked = call('ModerationExperienceResource.get', { experience_id: params.id });
  const { data: details } = await orNotFound(asked);
  return { details, isOver: stateOf(details.experience, now) === 'over' };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationExperiencePage({ loaderData: { details, isOver } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const readerName = useShell().viewer?.fullName ?? '';
  const { experience = null } = details ?? {};
  const title = experience ? titleOf(experience) : t`Add experience`;
  return (
    <main id="main" className={page.page}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/moderation/experiences/" />
      <div className={page.head}>
        <h1 dir="auto">{title}</h1>
        {experience && !isOver && <OnOff id={experience.id} isOn={experience.is_on} />}
      </div>
      {details && (
        <Part id="days" heading={t`Last 30 days`}>
          <ExperienceDays days={details.days} />
        </Part>
      )}
      <div className={styles.form}>
        <ExperienceForm
          key={experience?.id}
          experience={experience}
          readerName={readerName}
          onDone={() => void navigate('/moderation/experiences/')}
        />
      </div>
      {details && (
        <Part id="changes" heading={t`Changes`}>
          <ExperienceChanges changes={details.changes} />
        </Part>
      )}
    </main>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function OnOff({ id, isOn }: { id: string; isOn: boolean }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const turn = async () => {
    try {
      await call('ModerationExperienceResource.update', { experience_id: id, is_on: !isOn });
    } catch {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
    }
    await revalidate();
  };
  return (
    <Button size="small" variant={isOn ? 'danger' : 'primary'} onClick={turn}>
      {isOn ? <Trans>Stop</Trans> : <Trans>Start</Trans>}
    </Button>
  );
}
