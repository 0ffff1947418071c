import { useEffect, useState } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import { raisedStates } from '#features/core/people/raised-states.ts';
import { call } from '#platform/resource/client.ts';
import { type Experience, PLACEMENT } from '../experience.ts';
import { experienceCalls } from '../experience-calls.ts';
import { createAsking } from './asking.ts';
import { onGuideCompleted } from './guides.ts';

const ExperienceLayer = latePart(() => import('./experience-layer.tsx'), 'ExperienceLayer');

/** Once a guide is done another may be due, as soon as the server knows, ms. */
const ASKED_AGAIN_AFTER = 1000;

type ExperienceHostProps = {
  isVisitor?: boolean;
  /** The viewer is back after a while. */
  isBack?: boolean;
};

/** Asks what is due after the page has loaded, and when that may have changed; loads the code that shows it only if something is. */
export function ExperienceHost({ isVisitor = false, isBack = false }: ExperienceHostProps) {
  const [due, setDue] = useState<readonly Experience[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchDue = () => experienceCalls(call).fetchPlacement(PLACEMENT);
    const { ask, askForRaised } = createAsking({ fetchDue, change: setDue });
    const ends = [
      whenIdle(ask),
      raisedStates.subscribe(askForRaised),
      onGuideCompleted(() => {
        clearTimeout(timer);
        timer = setTimeout(ask, ASKED_AGAIN_AFTER);
      }),
    ];
    return () => {
      for (const end of ends) end();
      clearTimeout(timer);
    };
  }, []);
  const isAny = due.some(({ is_for_returning }) => isBack || !is_for_returning);
  return isAny && <ExperienceLayer {...{ due, isVisitor, isBack }} before={null} />;
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
