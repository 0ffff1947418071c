import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCreationGate } from '#app/pins/use-creation-gate.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { nextPath } from '#features/core/identity/next-path.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { carryPhotos } from '#features/library/saves/create-menu/chosen-photo.ts';
import { LinkChoice } from '#features/library/saves/create-menu/link-choice.tsx';
import { PhotoChoice } from '#features/library/saves/create-menu/photo-choice.tsx';
import type { PageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/welcome.ts';
import { NameStep } from './name-step.tsx';
import { ENOUGH, Skip, StepHead, type WelcomePerson, type WelcomeTopic } from './step-parts.tsx';
import { TopicsStep } from './topics-step.tsx';
import styles from './welcome.module.css';

const STEPS = ['name', 'topics', 'things'] as const;
type Step = (typeof STEPS)[number];

/** Those who gave a name as they signed up begin with the topics. */
const FIRST: Step = 'topics';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  const next = nextPath(url.searchParams.get('next')) ?? '/';
  const step = STEPS.find((one) => one === url.searchParams.get('step')) ?? FIRST;
  const following = STEPS[STEPS.indexOf(step) + 1];
  const shared = { step, next, onward: following ? pathOf(following, next) : next };
  if (step === 'name') return { ...shared, step, person: await loadPerson(page) };
  if (step === 'things') return { ...shared, step };
  const [topics, people] = await Promise.all([loadTopics(page), loadPeople(page)]);
  return { ...shared, step, topics, people };
}

function pathOf(step: Step, next: string): string {
  return `/welcome/?${new URLSearchParams({ step, ...(next !== '/' && { next }) })}`;
}

async function loadPerson({ call }: PageContext) {
  const { full_name, username } = (await call('UserSettingsResource.get', {})).data;
  return { fullName: full_name, username };
}

/** Those that have Pins, or all on a site with few. */
async function loadTopics({ call }: PageContext): Promise<WelcomeTopic[]> {
  const { data } = await call('CategoriesResource.get', {});
  const filled = data.filter(({ image_signature }) => image_signature);
  return (filled.length >= ENOUGH ? filled : data).map(
    ({ id, name, image_signature, background_color, is_followed }) => {
      return { id, name, image: image_signature, color: background_color, isFollowed: is_followed };
    },
  );
}

const MOST_PEOPLE = 12;
const PINS_LOOKED_AT = 100;

/** Whose pins home shows, which mixes its authors. */
async function loadPeople({ call, viewer }: PageContext): Promise<WelcomePerson[]> {
  const { data } = await call('UserHomefeedResource.get', { page_size: PINS_LOOKED_AT });
  const found = new Map(
    data.map(({ pinner, recommendation_reason: reason }) => {
      const isFollowedByMe = reason?.kind === 'followed_person';
      const { id, username, full_name: fullName, image_small_url, is_private_profile: isPrivate } = pinner;
      const image = pathOfPicture(image_small_url);
      return [id, { id, username, fullName, image, isPrivate, isFollowedByMe, isAskedByMe: false }];
    }),
  );
  if (viewer.id) found.delete(viewer.id);
  return [...found.values()].slice(0, MOST_PEOPLE);
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** After signing up, on the way to `next`. Every step has an address, and can be skipped. */
export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { step, onward } = loaderData;
  const titles = { name: t`Your name`, topics: t`Choose your topics`, things: t`Bring your things` };
  const at = STEPS.indexOf(step) + 1;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // A screen reader goes on with the new step.
    if (shown.current !== step) main.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [step]);
  return (
    <main ref={main} id="main" className={styles.page} data-toasts="above">
      <PageTitle>{titles[step]}</PageTitle>
      <div className={styles.progress}>
        <ProgressBar label={t`${at} of ${STEPS.length}`} value={at / STEPS.length} />
      </div>
      {step === 'name' && <NameStep person={loaderData.person} onward={onward} />}
      {step === 'topics' && (
        <TopicsStep topics={loaderData.topics} people={loaderData.people} onward={onward} />
      )}
      {step === 'things' && <ThingsStep onward={onward} />}
    </main>
  );
}

/** Photos and links go on in the builder of pins. */
function ThingsStep({ onward }: { onward: string }) {
  const navigate = useNavigate();
  const { mayMake, notice } = useCreationGate('pin');
  const bring = async (files: File[]) => {
    const photos = await carryPhotos(files);
    await navigate(`/pin/create/${photos.method}/`, { state: photos });
  };
  return (
    <>
      <StepHead
        title={<Trans>Bring your things</Trans>}
        lead={<Trans>Start with photos of your own, or with a page you like.</Trans>}
      />
      <div className={styles.things}>
        <div className={styles.thing}>
          <PhotoChoice onOpen={mayMake} onChosen={(files) => void bring(files)} />
          <p className={styles.hint}>
            <Trans>Choose as many as you like.</Trans>
          </p>
        </div>
        <div className={styles.thing}>
          <LinkChoice
            onOpen={mayMake}
            onEntered={(createPinFromLinkUrl) =>
              navigate('/pin-builder/', { state: { createPinFromLinkUrl } })
            }
          />
          <p className={styles.hint}>
            <Trans>We'll find the pictures on the page for you.</Trans>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Skip to={onward} />
      </div>
      {notice}
    </>
  );
}
