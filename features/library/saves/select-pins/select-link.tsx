import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { CheckCheckIcon } from '#design/icons/visitor-icons.tsx';
import styles from './select-pins.module.css';

/** To the page of all pins of the viewer, where they are selected. */
export function SelectLink({ username }: { username: string }) {
  return (
    <LinkButton
      to={`/${username}/pins/?select=pins`}
      variant="ghost"
      size="small"
      icon={<CheckCheckIcon size={18} />}
    >
      <span className={styles.wideWords}>
        <Trans>Select Pins</Trans>
      </span>
    </LinkButton>
  );
}
