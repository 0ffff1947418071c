import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import {
  ACCOUNT_NOTICE_MS,
  type AccountNotice,
  accountNoticeIn,
  isAccountMessage,
  NOTICE_PARAMETERS,
} from '#features/core/identity/account-notice/account-notice.ts';
import { useProfilePerson } from './use-profile-person.ts';

/** A confirmation stays this long on the viewer's own profile, ms. */
const CONFIRMATION_MS = 5000;
const LONGEST_CONFIRMATION = 300;

/** It shows once, as it removes the notice from the address, also one that is not shown. */
export function AddressNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const person = useProfilePerson();
  const textOf = useAccountTexts();
  const ownProfile = person?.isOwner ? `/${person.username}/` : null;
  const isOfOther = person !== null && !ownProfile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const query = new URLSearchParams(search);
    // Anybody can make such a link: on the profile of somebody else it might seem to be about them.
    const account = isOfOther ? null : accountNoticeIn(query);
    const message = query.get('message');
    const confirmation =
      ownProfile && !isAccountMessage(message) && message?.trim().slice(0, LONGEST_CONFIRMATION);
    const text = account ? textOf(account) : confirmation;
    if (text)
      toast.show({ id: 'address-notice', text, duration: account ? ACCOUNT_NOTICE_MS : CONFIRMATION_MS });
    for (const name of NOTICE_PARAMETERS) query.delete(name);
    const plain = pathname + (query.size > 0 ? `?${query}` : '') + hash;
    // An invite that came along is still to be answered.
    const isDone = text && !query.has('accept_invite');
    navigate((isDone && ownProfile) || plain, { replace: true, preventScrollReset: true });
  }, [pathname, search, ownProfile, isOfOther]);
  return null;
}

export function useAccountTexts(): (notice: AccountNotice) => string {
  const { t } = useLingui();
  return ({ message, username, hasLinkedAccounts }) => {
    switch (message) {
      case 'permanent_account_closure':
        return t`Your account has been deleted. We're sad to see you go`;
      case 'account_deletion_email_sent':
        return hasLinkedAccounts
          ? t`An email has been sent with final steps to delete your account, ${username} and its linked accounts`
          : t`An email has been sent with final steps to delete your account, ${username}`;
      case 'account_deactivated':
        return hasLinkedAccounts
          ? t`The account, ${username}, and its associated linked accounts have been deactivated`
          : t`The account, ${username}, has been deactivated`;
      case 'unlink_successful':
        return t`Success! You've unlinked this business account. You are currently in ${username}.`;
      case 'account_switch_to_settings':
        return t`You've switched into and are currently in the account ${username}`;
    }
  };
}
