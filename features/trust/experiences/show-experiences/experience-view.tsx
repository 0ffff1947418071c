import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#design/dialog/dialog.tsx';
import {
  type DisplayData,
  type Experience,
  type ExperienceEnd,
  isPointing,
  presentedAs,
} from '../experience.ts';
import { EndingButtons, isGuide, titled, useEnding } from './ending-buttons.tsx';
import styles from './experience-view.module.css';
import { HeroBanner } from './hero-banner.tsx';
import { PointedHint } from './pointed-hint.tsx';
import { isInSight } from './surroundings.ts';

export type ExperienceViewProps = {
  experience: Pick<Experience, 'type' | 'display_data'>;
  /** The part of the page that a hint or dot points at. */
  anchor: HTMLElement | null;
  onEnd: (how: ExperienceEnd) => void;
};

export function ExperienceView({ experience, anchor, onEnd }: ExperienceViewProps) {
  const { display_data: data } = experience;
  const type = presentedAs(experience);
  useEnding(data, onEnd);
  useCompletedBy(anchor, isPointing(type) ? data : null, onEnd);
  if (type === 'hero_banner') return <HeroBanner {...{ data, onEnd }} />;
  if (type === 'modal') return <ExperienceModal {...{ data, onEnd }} />;
  return <PointedHint {...{ data, anchor, onEnd }} isPulsar={type === 'pulsar'} />;
}

/** Tapping what a hint points at completes it, or hovering over it in sight does; what a guide is about, the page knows. */
function useCompletedBy(
  anchor: HTMLElement | null,
  data: DisplayData | null,
  onEnd: ExperienceViewProps['onEnd'],
): void {
  const complete = useEffectEvent(() => onEnd('completed'));
  const isLeft = !data || isGuide(data.component_type);
  const isByHover = data?.complete_on_hover === true;
  useEffect(() => {
    if (!anchor || isLeft) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onHover = () => isInSight(anchor) && complete();
    anchor.addEventListener('click', complete, { signal });
    // It may come in sight under a pointer that is over it already.
    for (const type of isByHover ? ['pointerenter', 'pointermove'] : [])
      anchor.addEventListener(type, onHover, { signal });
    return () => listening.abort();
  }, [anchor, isLeft, isByHover]);
}

type ExperienceModalProps = { data: DisplayData; onEnd: (how: ExperienceEnd) => void };

function ExperienceModal({ data, onEnd }: ExperienceModalProps) {
  const { title, body } = titled(data);
  return (
    <Dialog
      isOpen
      onClose={() => onEnd('dismissed')}
      title={title}
      size="small"
      isScrollAllowed={data.scroll_to_dismiss === true}
      actions={<EndingButtons data={data} onEnd={onEnd} />}
    >
      <p data-experience="" className={styles.body}>
        {body}
      </p>
    </Dialog>
  );
}
