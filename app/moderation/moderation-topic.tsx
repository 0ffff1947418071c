import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { MergeTopicForm, TopicForm } from '#features/discovery/topics/edit-topics/topic-form.tsx';
import { topicPath } from '#features/discovery/topics/topic.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-topic.ts';
import page from './moderation.module.css';
import styles from './moderation-topics.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  const [{ data }, { data: languages }] = await Promise.all([
    call('ModerationTopicsResource.get', {}),
    call('LocalesResource.get', {}),
  ]);
  const found = data.find(({ id }) => id === params.id);
  // Lines of the log that are older than a merge lead to the topic that is gone.
  const successor = data.find((topic) => topic.merged_ids.includes(params.id));
  if (successor) throw redirect(`/moderation/topics/${successor.id}/`);
  if (!found && params.id !== 'new') throw new Response(null, { status: 404 });
  const named = data
    .filter(({ id }) => id !== found?.id)
    .map(({ id, name, parent_id }) => ({ id, name, parent_id }));
  return {
    topic: found
      ? {
          ...{ id: found.id, name: found.name, names: found.names, slug: found.slug, words: found.words },
          ...{ parentId: found.parent_id, isHidden: found.is_hidden },
          ...{ pinCount: found.pin_count, followerCount: found.follower_count },
          childCount: named.filter(({ parent_id }) => parent_id === found.id).length,
        }
      : null,
    parents: named.filter(({ parent_id }) => parent_id === null),
    others: named,
    languages: languages.filter(({ locale }) => locale !== 'en'),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationTopicPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { topic, parents, others, languages } = loaderData;
  const navigate = useNavigate();
  const done = () => void navigate('/moderation/topics/');
  return (
    <main id="main" className={page.page}>
      <PageTitle>{topic?.name ?? t`Add topic`}</PageTitle>
      <BackLink fallback="/moderation/topics/" />
      <div className={page.head}>
        <h1>{topic?.name ?? t`Add topic`}</h1>
        {topic && !topic.isHidden && (
          <LinkButton to={topicPath(topic.slug)} size="small">
            <Trans>View topic</Trans>
          </LinkButton>
        )}
      </div>
      <div className={styles.form}>
        <TopicForm key={topic?.id} {...{ topic, parents, languages }} onDone={done} />
      </div>
      {topic && (
        <section className={styles.apart} aria-labelledby="merge">
          <h2 id="merge" className={styles.heading}>
            <Trans>Merge</Trans>
          </h2>
          <MergeTopicForm topic={topic} others={others} onDone={done} />
        </section>
      )}
    </main>
  );
}
