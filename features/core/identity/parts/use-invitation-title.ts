import { useLingui } from '@lingui/react/macro';

export function useInvitationTitle(): (inviter: string | null | undefined) => string {
  const { t } = useLingui();
  return (inviter) =>
    inviter ? t`${inviter} invited you to join their board` : t`Your friends invited you to join their board`;
}
