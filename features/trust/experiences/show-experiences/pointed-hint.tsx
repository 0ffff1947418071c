import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { Hint, useBeside, useDescribed } from '#design/hint/hint.tsx';
import { Pulsar } from '#design/pulsar/pulsar.tsx';
import type { DisplayData, ExperienceEnd } from '../experience.ts';
import styles from './pointed-hint.module.css';

/** Diameter, px. */
const DOT = 40;

type PointedHintProps = {
  data: DisplayData;
  anchor: HTMLElement | null;
  isPulsar: boolean;
  onEnd: (how: ExperienceEnd) => void;
};

/** A tooltip, a pulsing dot, or both. */
export function PointedHint({ data, anchor, isPulsar, onEnd }: PointedHintProps) {
  const text = isPulsar ? (data.tooltip ?? data.text) : (data.text ?? data.tooltip);
  const hasTip = isPulsar ? data.has_tooltip === true : true;
  return (
    <>
      {(isPulsar || data.has_pulsar) && <Dot anchor={anchor} />}
      {hasTip ? (
        <Hint
          at={anchor}
          side={data.flyout_direction}
          actions={<Actions data={data} onEnd={onEnd} />}
          onDismiss={() => onEnd('dismissed')}
        >
          {text}
        </Hint>
      ) : (
        <DotText at={anchor}>{text}</DotText>
      )}
    </>
  );
}

/** Of a dot alone; the control that it pulses over has it as its description. */
function DotText({ at, children }: { at: HTMLElement | null; children: ReactNode }) {
  const id = useId();
  useDescribed(at, id);
  return (
    <VisuallyHidden>
      <span id={id}>{children}</span>
    </VisuallyHidden>
  );
}

function Actions({ data, onEnd }: Pick<PointedHintProps, 'data' | 'onEnd'>) {
  const { button_uri, button_text, complete_button_text, secondary_cta_link: link } = data;
  const complete = () => onEnd('completed');
  return (
    <>
      {link && (
        <Link to={link.url} className={styles.link} onClick={complete}>
          {link.text}
        </Link>
      )}
      {button_uri && (
        <Link to={button_uri} className={styles.link} onClick={complete}>
          {button_text ?? <Trans>Go</Trans>}
        </Link>
      )}
      {complete_button_text && <QuietButton onClick={complete}>{complete_button_text}</QuietButton>}
    </>
  );
}

function Dot({ anchor }: { anchor: HTMLElement | null }) {
  const place = useRef<HTMLSpanElement>(null);
  useBeside(place, anchor, 'over');
  return (
    <span ref={place} className={styles.dot} data-experience="">
      <Pulsar size={DOT} />
    </span>
  );
}
