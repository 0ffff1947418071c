import { Trans, useLingui } from '@lingui/react/macro';
import { FlagList } from '#features/trust/experiences/choose-flags/flag-list.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-experiments.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { useFlagTexts } from './use-flag-texts.ts';

/** Flags and experiments, which staff try out in their own browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  return { flags: (await call('FlagsResource.get', {})).data };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationExperimentsPage({ loaderData: { flags } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Experiments`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Experiments`}</h1>
      <p>
        <Trans>Your choice applies to this browser until you close it.</Trans>
      </p>
      <FlagList flags={flags} texts={useFlagTexts()} />
    </main>
  );
}
