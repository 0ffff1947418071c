import { useEffect } from 'react';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';

/** Asks a visitor who arrives with an invite to log in, naming who invites. */
export function InvitationPrompt({ inviter }: { inviter: string | null }) {
  useEffect(() => loginPrompt.open({ reason: 'board_invite', inviter: inviter ?? undefined }), [inviter]);
  return null;
}
