import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShareButton } from '#design/share/share-button.tsx';
import { shortLinkTo } from '../short-link.ts';
import { PersonPreview } from './person-preview.tsx';
import { type SharedPerson, sharedPerson } from './shared-person.ts';

type ShareProfileButtonProps = {
  person: Parameters<typeof sharedPerson>[0];
  isCompact?: boolean;
  /** Ways to share with people of this site. */
  people: (shared: SharedPerson) => ReactNode;
  onPress?: () => void;
};

export function ShareProfileButton(props: ShareProfileButtonProps) {
  const { person, isCompact, people, onPress } = props;
  const { t } = useLingui();
  const shared = sharedPerson(person);
  const { id, name, description, url } = shared;
  return (
    <ShareButton
      label={t`Send Profile`}
      size="small"
      variant="filled"
      title={t`Share this profile`}
      path={url}
      shortPath={shortLinkTo('user', id)}
      subject={name}
      text={description}
      preview={<PersonPreview {...shared} />}
      people={people(shared)}
      onPress={onPress}
    >
      {!isCompact && <Trans>Share</Trans>}
    </ShareButton>
  );
}
