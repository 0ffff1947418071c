import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { nextPath } from '#features/core/identity/next-path.ts';
import { TopicCover } from '#features/discovery/topics/parts/topic-cover.tsx';
import { call } from '#platform/resource/client.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/welcome.ts';
import styles from './welcome.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const { data } = await page.call('CategoriesResource.get', {});
  return {
    next: nextPath(url.searchParams.get('next')) ?? '/',
    topics: data.map(({ id, name, image_signature, background_color, is_followed }) => {
      return { id, name, image: image_signature, color: background_color, isFollowed: is_followed };
    }),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Shown once after signing up, on the way to `next`. Those who skip get the home page of visitors. */
export default function WelcomePage({ loaderData: { topics, next } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(
    () => new Set(topics.filter((topic) => topic.isFollowed).map(({ id }) => id)),
  );
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const follow = async () => {
    setBusy(true);
    // Like every follow of a topic, it fails silently; the topics are there to be followed later.
    await Promise.allSettled(changes(topics, chosen));
    await navigate(next);
  };
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Choose your topics`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>What do you like?</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Choose a few topics, and we'll show you what's new in them.</Trans>
      </p>
      <Choices topics={topics} chosen={chosen} onToggle={toggle} />
      <div className={styles.actions}>
        <LinkButton to={next} variant="ghost">
          <Trans>Skip</Trans>
        </LinkButton>
        <Button
          variant="primary"
          disabled={(chosen.size === 0 && !topics.some((topic) => topic.isFollowed)) || isBusy}
          onClick={follow}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
    </main>
  );
}

function changes(topics: readonly { id: string; isFollowed: boolean }[], chosen: ReadonlySet<string>) {
  const left = topics.filter((topic) => topic.isFollowed && !chosen.has(topic.id)).map(({ id }) => id);
  return [
    ...(chosen.size > 0 ? [call('InterestFollowResource.create', { interest_list: [...chosen] })] : []),
    ...(left.length > 0 ? [call('InterestFollowResource.delete', { interest_list: left })] : []),
  ];
}

type ChoicesProps = {
  topics: Route.ComponentProps['loaderData']['topics'];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

function Choices({ topics, chosen, onToggle }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.topics} aria-label={t`Topics`}>
      {topics.map(({ id, name, image, color }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.topic}
            aria-pressed={chosen.has(id)}
            onClick={() => onToggle(id)}
          >
            <TopicCover image={image} color={color} size="wide" />
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
