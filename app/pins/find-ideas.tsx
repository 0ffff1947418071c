import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';

/** Links from the own empty lists of saved pins to things to save; for a business to its feed. */
export function FindIdeas({ person }: { person: { isPartner: boolean } }) {
  return (
    <LinkButton to={person.isPartner ? '/homefeed' : '/'} variant="primary">
      <Trans>Find ideas</Trans>
    </LinkButton>
  );
}

/** Links from the own other empty lists to everybody's pins. */
export function ExplorePins() {
  return (
    <LinkButton to="/" variant="primary">
      <Trans>Explore Pins</Trans>
    </LinkButton>
  );
}
