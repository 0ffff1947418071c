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

export function invitePath(username: string, code: string): string {
  return `/${username}/?${new URLSearchParams({ [INVITE_PARAM]: code })}`;
}

export const INVITE_PARAM = 'invite_code';
