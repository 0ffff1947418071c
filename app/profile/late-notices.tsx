import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CookieQuestion } from '#features/core/consent/choose-cookies/cookie-question.tsx';
import { encodeInviteCode, INVITE_PARAM } from '#features/core/people/invite-codes/invite-code.ts';
import { call } from '#platform/resource/client.ts';

// Whoever is asked about cookies mostly has no other notices.
const AddressNotice = latePart(async () => (await import('./address-notice.tsx')).AddressNotice);

/** Loaded after everything else. */
export function LateNotices({ isAsked }: { isAsked: boolean }) {
  const { search } = useLocation();
  const { isBot, acting } = useShell();
  const actor = useActor();
  const viewerId = (acting?.self ?? actor)?.id ?? null;
  const query = new URLSearchParams(search);
  useLandByInvite(isBot ? null : query.get(INVITE_PARAM));
  return (
    <>
      {query.has('message') && <AddressNotice before={null} />}
      {isAsked && !isBot && <CookieQuestion viewerId={viewerId} />}
    </>
  );
}

/** Codes recorded since the page was loaded: going back to a landing is not another visit. */
const noted = new Set<string>();

function useLandByInvite(code: string | null): void {
  useEffect(() => {
    if (!code || noted.has(code)) return;
    noted.add(code);
    // Not awaited, and a failure is harmless.
    call('POST /v3/invite_code/attribution/land/', { invite_code: encodeInviteCode(code) }).catch(() => {});
  }, [code]);
}
