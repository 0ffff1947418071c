import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-topics.ts';
import page from './moderation.module.css';
import styles from './moderation-topics.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  const { data } = await call('ModerationTopicsResource.get', {});
  const children = Map.groupBy(data, (topic) => topic.parent_id);
  return {
    sections: (children.get(null) ?? []).map((topic) => ({ topic, topics: children.get(topic.id) ?? [] })),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationTopicsPage({ loaderData: { sections } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={page.page}>
      <PageTitle>{t`Topics`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <div className={page.head}>
        <h1>{t`Topics`}</h1>
        <LinkButton to="/moderation/topics/new/" variant="primary" size="small">
          <Trans>Add topic</Trans>
        </LinkButton>
      </div>
      {sections.map(({ topic, topics }) => (
        <section key={topic.id} className={styles.section} aria-label={topic.name}>
          <h2 className={styles.heading}>
            <TopicLine topic={topic} />
          </h2>
          <ul className={styles.list}>
            {topics.map((child) => (
              <li key={child.id}>
                <TopicLine topic={child} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

type TopicLineProps = { topic: Route.ComponentProps['loaderData']['sections'][number]['topic'] };

function TopicLine({ topic: { id, name, pin_count, is_hidden } }: TopicLineProps) {
  return (
    <Link to={`/moderation/topics/${id}/`} className={styles.line}>
      <span>{name}</span>
      <span className={styles.count}>
        {is_hidden ? <Trans>Hidden</Trans> : <Plural value={pin_count} one="# Pin" other="# Pins" />}
      </span>
    </Link>
  );
}
