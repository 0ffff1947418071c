import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { takedownPath } from '#features/trust/moderation/parts/report-path.ts';
import { useLawTexts } from '#features/trust/moderation/parts/use-moderation-texts.ts';
import { isInForce, TAKEDOWN_LAW_CONFIGURATION } from '#features/trust/moderation/takedown.ts';
import { pageContext } from '../server/page-context.ts';
import styles from '../shell/form-page.module.css';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/takedowns.ts';

/** The laws of the visitor's country come first. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { flags, viewer } = context.get(pageContext);
  const laws = Object.values(TAKEDOWN_LAW_CONFIGURATION)
    .filter((law) => flags.isOn(law.DECIDER_KEY))
    .map((law) => law.LAW)
    .sort((a, b) => Number(isInForce(b, viewer.country)) - Number(isInForce(a, viewer.country)));
  return { laws, about: url.searchParams.get('about') };
}

export default function TakedownsPage({ loaderData: { laws, about } }: Route.ComponentProps) {
  const { t } = useLingui();
  const words = useLawTexts();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Legal requests`}</PageTitle>
      <h1 className={styles.title}>{t`Legal requests`}</h1>
      <p className={styles.lead}>
        <Trans>If something here breaks a law, you can ask to have it removed. Choose the law.</Trans>
      </p>
      <ul className={styles.choices}>
        {laws.map((law) => (
          <li key={law}>
            <LinkButton to={takedownPath(law, about)} wide>
              {words[law]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </main>
  );
}
