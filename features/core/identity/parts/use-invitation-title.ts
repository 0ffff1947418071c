import { useLingui } from '@lingui/react/macro';

/** What an invitation to a board says above the way in, with who invites where that is known. */
export function useInvitationTitle(): (inviter: string | null | undefined) => string {
  const { t } = useLingui();
  return (inviter) =>
    inviter ? t`${inviter} invited you to join their board` : t`Your friends invited you to join their board`;
}
