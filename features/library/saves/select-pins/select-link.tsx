import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { CheckCheckIcon } from '#design/icons/visitor-icons.tsx';

/** To the page of all pins of the viewer, where they are selected. */
export function SelectLink({ username }: { username: string }) {
  return (
    <LinkButton
      to={`/${username}/pins/?select=pins`}
      variant="ghost"
      size="small"
      icon={<CheckCheckIcon size={18} />}
    >
      <Trans>Select Pins</Trans>
    </LinkButton>
  );
}
