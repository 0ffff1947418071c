import { useLocation } from 'react-router';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CookieQuestion } from '#features/core/consent/choose-cookies/cookie-question.tsx';
import { INVITE_PARAM } from '#features/core/people/invite-codes/invite-code.ts';
import { useLandByInvite } from '#features/core/people/invite-codes/use-land-by-invite.ts';

// Whoever is asked about cookies mostly has no other notices.
const AddressNotice = latePart(async () => (await import('./address-notice.tsx')).AddressNotice);

/** Loaded after everything else. */
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
