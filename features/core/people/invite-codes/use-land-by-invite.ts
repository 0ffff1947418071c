import { useEffect } from 'react';
import { call } from '#platform/resource/client.ts';
import { encodeInviteCode } from './invite-code.ts';

/** Codes recorded since the page was loaded: going back to a landing is not another visit. */
const noted = new Set<string>();

export function useLandByInvite(code: string | null): void {
  useEffect(() => {
    if (!code || noted.has(code)) return;
    noted.add(code);
    // Not awaited, and a failure is harmless.
    call('POST /v3/invite_code/attribution/land/', { invite_code: encodeInviteCode(code) }).catch(() => {});
  }, [code]);
}
