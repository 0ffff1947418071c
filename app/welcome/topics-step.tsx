import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { TopicCover } from '#features/discovery/topics/parts/topic-cover.tsx';
import { FollowToggle } from '#features/social/follows/follow-person/acting-follow.tsx';
import { useFollow } from '#features/social/follows/follow-person/use-follow.ts';
import { call } from '#platform/resource/client.ts';
import { ENOUGH, Skip, StepHead, type WelcomePerson, type WelcomeTopic } from './step-parts.tsx';
import styles from './welcome.module.css';

type TopicsStepProps = { topics: readonly WelcomeTopic[]; people: readonly WelcomePerson[]; onward: string };

export function TopicsStep({ topics, people, onward }: TopicsStepProps) {
  const topicChoice = useChoice(topics);
  const peopleChoice = useChoice(people);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const chosen = topicChoice.chosen.size + peopleChoice.chosen.size;
  const hadTopics = topics.some((topic) => topic.isFollowed);
  const goOn = async () => {
    setBusy(true);
    // Like every follow of a topic, it fails silently; the topics are there to be followed later.
    await Promise.allSettled(changes(topics, topicChoice.chosen));
    await navigate(onward);
  };
  return (
    <>
      <StepHead
        title={<Trans>What do you like?</Trans>}
        lead={<Trans>Choose five topics or people, and we'll show you what's new from them.</Trans>}
      />
      {people.length > 0 && <People people={people} turn={peopleChoice.turn} />}
      <Topics topics={topics} {...topicChoice} />
      <div className={styles.actions}>
        <p role="status" className={styles.count}>
          <Count chosen={chosen} />
        </p>
        {/* It would drop what is chosen. */}
        {chosen === 0 && <Skip to={onward} />}
        <Button
          variant="primary"
          disabled={chosen === 0 && !hadTopics}
          pending={isBusy}
          onClick={() => void goOn()}
        >
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}

function Count({ chosen }: { chosen: number }) {
  const left = ENOUGH - chosen;
  if (left > 0 && chosen > 0) return <Plural value={left} one="# more to go" other="# more to go" />;
  return left > 0 ? <Trans>Choose five</Trans> : <Plural value={chosen} one="# chosen" other="# chosen" />;
}

function useChoice(offered: readonly { id: string; isFollowed?: boolean; isFollowedByMe?: boolean }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter((one) => one.isFollowed ?? one.isFollowedByMe).map(({ id }) => id)),
  );
  const turn = (id: string, isOn: boolean) =>
    setChosen((now) => {
      if (now.has(id) === isOn) return now;
      return new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id));
    });
  return { chosen, turn };
}

function changes(topics: readonly WelcomeTopic[], chosen: ReadonlySet<string>) {
  const left = topics.filter((topic) => topic.isFollowed && !chosen.has(topic.id)).map(({ id }) => id);
  return [
    ...(chosen.size > 0 ? [call('InterestFollowResource.create', { interest_list: [...chosen] })] : []),
    ...(left.length > 0 ? [call('InterestFollowResource.delete', { interest_list: left })] : []),
  ];
}

type Turn = (id: string, isOn: boolean) => void;

function People({ people, turn }: { people: readonly WelcomePerson[]; turn: Turn }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>People</Trans>
      </h2>
      <ul className={styles.people} aria-labelledby={id}>
        {people.map((person) => (
          <Person key={person.id} person={person} turn={turn} />
        ))}
      </ul>
    </section>
  );
}

/** Followed at once, as everywhere. */
function Person({ person, turn }: { person: WelcomePerson; turn: Turn }) {
  const [state, toggle] = useFollow({ person });
  const isOn = state !== 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the state counts
  useEffect(() => turn(person.id, isOn), [isOn]);
  return (
    <li className={styles.person}>
      <Avatar name={person.fullName} src={person.image} size={56} />
      <span className={styles.personName}>{person.fullName}</span>
      <FollowToggle state={state} name={person.fullName} onClick={toggle} />
    </li>
  );
}

type TopicsProps = { topics: readonly WelcomeTopic[]; chosen: ReadonlySet<string>; turn: Turn };

function Topics({ topics, chosen, turn }: TopicsProps) {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={styles.heading}>{t`Topics`}</h2>
      <ul className={styles.topics} aria-label={t`Topics`}>
        {topics.map(({ id, name, image, color }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.topic}
              aria-pressed={chosen.has(id)}
              onClick={() => turn(id, !chosen.has(id))}
            >
              <TopicCover image={image} color={color} size="wide" />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
