import { useLocation } from 'react-router';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CookieQuestion } from '#features/core/consent/choose-cookies/cookie-question.tsx';
import { INVITE_PARAM } from '#features/core/people/invite-codes/invite-param.ts';
import { useLandByInvite } from '#features/core/people/invite-codes/use-land-by-invite.ts';

// Whoever is asked about cookies has mostly nothing to be told.
const AddressNotice = latePart(async () => (await import('./address-notice.tsx')).AddressNotice);

/** What a page may have to tell or to ask besides, once everything else is there. */
export function LateNotices({ isAsked }: { isAsked: boolean }) {
  const { search } = useLocation();
  const { isBot } = useShell();
  const viewerId = useActor()?.id ?? null;
  const query = new URLSearchParams(search);
  useLandByInvite(isBot ? null : query.get(INVITE_PARAM));
  return (
    <>
      {query.has('message') && <AddressNotice before={null} />}
      {isAsked && !isBot && <CookieQuestion viewerId={viewerId} />}
    </>
  );
}
