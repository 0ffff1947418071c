import { useLocation } from 'react-router';
import { CookieQuestion } from '#features/people/choose-cookies/cookie-question.tsx';
import { AddressNotice } from './address-notice.tsx';
import { useActor, useShell } from './use-shell.ts';

/** What a page may have to tell or to ask besides, once everything else is there. */
export function LateNotices({ isAsked }: { isAsked: boolean }) {
  const { search } = useLocation();
  const { isBot } = useShell();
  const viewerId = useActor()?.id ?? null;
  return (
    <>
      {new URLSearchParams(search).has('message') && <AddressNotice />}
      {isAsked && !isBot && <CookieQuestion viewerId={viewerId} />}
    </>
  );
}
