import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { WaitingPlace } from '#design/spinner/waiting-place.tsx';

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
