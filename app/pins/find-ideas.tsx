import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';

/** It leads a business to its feed. */
export function FindIdeas({ person }: { person: { isPartner: boolean } }) {
  return (
    <LinkButton to={person.isPartner ? '/homefeed' : '/'} variant="primary">
      <Trans>Find ideas</Trans>
    </LinkButton>
  );
}

export function ExplorePins() {
  return (
    <LinkButton to="/" variant="primary">
      <Trans>Explore Pins</Trans>
    </LinkButton>
  );
}
