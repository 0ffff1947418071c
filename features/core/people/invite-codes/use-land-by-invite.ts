import { useEffect } from 'react';
import { call } from '#platform/resource/client.ts';
import { encodeInviteCode } from './invite-code.ts';

/** Codes noted since the page was loaded: going back to a landing is not another one. */
const noted = new Set<string>();

/** Notes that somebody came to the site by an invite. */
export function useLandByInvite(code: string | null): void {
  useEffect(() => {
    if (!code || noted.has(code)) return;
    noted.add(code);
    // Nobody waits for it, and nothing is lost where it fails.
    call('POST /v3/invite_code/attribution/land/', { invite_code: encodeInviteCode(code) }).catch(() => {});
  }, [code]);
}
