import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShareButton } from '#design/share/share-button.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { shortLinkTo } from '../short-link.ts';

type ShareProfileButtonProps = {
  person: { id: string; username: string; fullName: string };
  isSignedIn: boolean;
  /** A picture in place of the word, where there is little room. */
  isCompact?: boolean;
  /** Ways to people of this site. */
  people?: ReactNode;
  /** Takes the place of the flyout. */
  onPress?: () => void;
};

/** Hands a profile on to others. */
export function ShareProfileButton(props: ShareProfileButtonProps) {
  const { person, isSignedIn, isCompact, people, onPress } = props;
  const { t } = useLingui();
  const logIn = () => loginPrompt.open({ reason: 'share_profile' });
  return (
    <ShareButton
      label={t`Send Profile`}
      size="small"
      look="filled"
      title={t`Share this profile`}
      path={`/${person.username}/`}
      shortPath={shortLinkTo('user', person.id)}
      subject={person.fullName}
      people={people}
      onPress={isSignedIn ? onPress : logIn}
    >
      {!isCompact && <Trans>Share</Trans>}
    </ShareButton>
  );
}
