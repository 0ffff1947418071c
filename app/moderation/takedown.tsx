import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { TakedownForm } from '#features/trust/moderation/parts/takedown-form.tsx';
import { useLawTexts } from '#features/trust/moderation/parts/use-moderation-texts.ts';
import { findLaw } from '#features/trust/moderation/takedown.ts';
import { pageContext } from '../server/page-context.ts';
import styles from '../shell/form-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/takedown.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { flags, origin, complaintsOffice } = context.get(pageContext);
  const law = findLaw(params.law);
  if (!law || !flags.isOn(law.DECIDER_KEY)) throw data(null, 404);
  return { law, origin, office: law.COMPLAINTS_OFFICE ? (complaintsOffice ?? null) : null };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function TakedownPage({ loaderData: { law, origin, office } }: Route.ComponentProps) {
  const { t } = useLingui();
  const words = useLawTexts();
  const actor = useActor();
  const [query] = useSearchParams();
  const [receipt, setReceipt] = useState<string>();
  const about = query.get('about');
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <PageTitle>{t`Legal request`}</PageTitle>
      <h1 className={styles.title}>{t`Legal request`}</h1>
      <p className={styles.lead}>{words[law.LAW]}</p>
      {office && (
        <p className={styles.note}>
          <Trans>Complaints office: {office}</Trans>
        </p>
      )}
      {receipt && <Receipt receipt={receipt} />}
      {!receipt && !actor && !law.ALLOW_ANON_SUBMISSION && (
        <LogInFirst path={`/legal/takedowns/${law.LAW}/`} />
      )}
      {!receipt && (actor || law.ALLOW_ANON_SUBMISSION) && (
        <TakedownForm
          law={law}
          // Only paths of this site count: a crafted link must not put other text into the form.
          url={about?.startsWith('/') ? origin + about : ''}
          isSignedIn={actor !== null}
          onDone={setReceipt}
        />
      )}
    </main>
  );
}

function Receipt({ receipt }: { receipt: string }) {
  return (
    <div role="status">
      <p>
        <Trans>We've received your request. Its number is</Trans>
      </p>
      <p className={styles.receipt}>{receipt}</p>
      <p>
        <Trans>Keep this number. We'll refer to it when we tell you the decision.</Trans>
      </p>
    </div>
  );
}

function LogInFirst({ path }: { path: string }) {
  return (
    <p>
      <LinkButton to={`/login/?${new URLSearchParams({ next: path })}`} variant="primary">
        <Trans>Log in to make a request under this law</Trans>
      </LinkButton>
    </p>
  );
}
