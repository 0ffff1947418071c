import { INVITE_PARAM } from './invite-param.ts';

/** Encoded twice, as clients take it from an address in encoded form. */
export function encodeInviteCode(code: string): string {
  return encodeURIComponent(encodeURIComponent(code));
}

/** Encoded twice, once or not at all. */
export function decodeInviteCode(sent: string): string {
  let code = sent;
  for (let time = 0; time < 2; time += 1) {
    try {
      code = decodeURIComponent(code);
    } catch {
      return code;
    }
  }
  return code;
}

const LONGEST = 200;

/** Null if it can be no code, as nothing should fail because of a broken link. */
export function inviteCodeIn(params: URLSearchParams): string | null {
  // No code is longer, so a longer one stays invalid.
  const code = params.get(INVITE_PARAM)?.slice(0, LONGEST);
  return code && !decodeInviteCode(code).includes('\0') ? code : null;
}

export function invitePath(username: string, code: string): string {
  return `/${username}/?${new URLSearchParams({ [INVITE_PARAM]: code })}`;
}
