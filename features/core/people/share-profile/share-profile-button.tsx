import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShareButton } from '#design/share/share-button.tsx';
import { shortLinkTo } from '../short-link.ts';

type ShareProfileButtonProps = {
  person: { id: string; username: string; fullName: string };
  isCompact?: boolean;
  /** Ways to share with people of this site. */
  people?: ReactNode;
  onPress?: () => void;
};

export function ShareProfileButton(props: ShareProfileButtonProps) {
  const { person, isCompact, people, onPress } = props;
  const { t } = useLingui();
  return (
    <ShareButton
      label={t`Send Profile`}
      size="small"
      variant="filled"
      title={t`Share this profile`}
      path={`/${person.username}/`}
      shortPath={shortLinkTo('user', person.id)}
      subject={person.fullName}
      people={people}
      onPress={onPress}
    >
      {!isCompact && <Trans>Share</Trans>}
    </ShareButton>
  );
}
