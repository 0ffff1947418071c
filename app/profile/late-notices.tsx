import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '#app/shell/use-shell.ts';
import { encodeInviteCode, inviteCodeIn } from '#features/core/people/invite-codes/invite-code.ts';
import { call } from '#platform/resource/client.ts';
import { AddressNotice } from './address-notice.tsx';

/** What the address says about how the viewer came here. */
export function LateNotices() {
  const { search, pathname } = useLocation();
  const { isBot } = useShell();
  const query = new URLSearchParams(search);
  useLandByInvite(isBot ? null : inviteCodeIn(query));
  // Reports say themselves what was done.
  return query.has('message') && !pathname.startsWith('/advertiser/') && <AddressNotice />;
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
