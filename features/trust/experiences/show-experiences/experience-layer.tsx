import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#platform/resource/client.ts';
import type { Experience, ExperienceState } from '../experience.ts';
import { experienceCalls } from '../experience-calls.ts';
import { anchorOf, type Controller, createController } from './controller.ts';
import { ExperienceView } from './experience-view.tsx';
import { onGuideCompleted } from './guides.ts';
import { findAnchor, watchSurroundings } from './surroundings.ts';
import { isOpenFor, readMemory, remember } from './visitor-memory.ts';

type ExperienceLayerProps = { due: readonly Experience[]; isVisitor: boolean; isBack: boolean };

const PHONE = '(max-width: 599px)';

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

export function ExperienceLayer({ due, isVisitor, isBack }: ExperienceLayerProps) {
  const { t } = useLingui();
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  const [controller] = useState(() => createController({ isPhone, isBack, after, note: noteAs(isVisitor) }));
  useFeed(controller, due, isVisitor);
  const shown = useSyncExternalStore(controller.subscribe, controller.current, () => null);
  // Asked at each change of the page, as another element may have taken its place.
  const findShown = () => {
    const name = shown && anchorOf(shown, isPhone);
    return name ? findAnchor(name) : null;
  };
  const anchor = useSyncExternalStore(controller.subscribe, findShown, () => null);
  return createPortal(
    // In the page before there is something to announce: screen readers watch only existing live regions.
    <section aria-label={t`Hints`} aria-live="polite">
      {shown && (
        <ExperienceView
          key={shown.experience_id}
          experience={shown}
          anchor={anchor}
          onEnd={(how) => controller.end(shown, how)}
        />
      )}
    </section>,
    document.body,
  );
}

function useFeed(controller: Controller, due: readonly Experience[], isVisitor: boolean): void {
  useEffect(() => {
    const memory = isVisitor ? readMemory() : {};
    controller.offer(due.filter((one) => isOpenFor(memory, one, Date.now())));
  }, [controller, due, isVisitor]);
  useEffect(() => watchSurroundings(controller.look), [controller]);
  useEffect(() => onGuideCompleted(controller.completeGuide), [controller]);
}

function noteAs(isVisitor: boolean) {
  const { note } = experienceCalls(call);
  return (experience: Experience, state: ExperienceState) => {
    if (isVisitor) remember(experience, state);
    // On failure it is shown again another time, which does no harm.
    note(experience, state).catch(() => {});
  };
}
