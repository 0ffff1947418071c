import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from '#design/spinner/spinner.module.css';
import { Spinner } from '#design/spinner/spinner.tsx';

/** The tabs and lists of a person, but not followers, which open above them. */
const LIST = /^\/[^/]+\/(_(?!f).*|tried|topics|(story_|video_)?pins)\/?$/;

const personIn = (path: string) => path.split('/')[1];

/** For a list of a person, until another of them is there, or the same one in another order. */
export function ListPlace({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? '';
  const isWaiting = LIST.test(coming) && personIn(coming) === personIn(pathname);
  return (
    <WaitingPlace isWaiting={isWaiting} label={t`Loading`}>
      {children}
    </WaitingPlace>
  );
}

type WaitingPlaceProps = {
  isWaiting: boolean;
  /** The name of the spinner. */
  label: string;
  children: ReactNode;
};

/**
 * A spinner takes the place of the contents once the next ones take long. The old ones keep their height and state, so
 * nothing jumps, and all is there again if the next ones do not come.
 */
function WaitingPlace({ isWaiting, label, children }: WaitingPlaceProps) {
  return (
    <div className={styles.place} aria-busy={isWaiting}>
      {children}
      {isWaiting && (
        <div className={styles.instead}>
          <Spinner size={40} label={label} />
        </div>
      )}
    </div>
  );
}
