import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';

/** From one's own empty lists of saved pins to something to save; a business goes to its feed. */
export function FindIdeas({ person }: { person: { isPartner: boolean } }) {
  return (
    <LinkButton to={person.isPartner ? '/homefeed' : '/'} variant="primary">
      <Trans>Find ideas</Trans>
    </LinkButton>
  );
}

/** From one's other empty lists of pins to everybody's. */
export function ExplorePins() {
  return (
    <LinkButton to="/" variant="primary">
      <Trans>Explore Pins</Trans>
    </LinkButton>
  );
}
