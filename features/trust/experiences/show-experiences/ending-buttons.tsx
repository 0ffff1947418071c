import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import type { DisplayData, ExperienceEnd } from '../experience.ts';

type EndingButtonsProps = {
  data: DisplayData;
  size?: 'small';
  onEnd: (how: ExperienceEnd) => void;
};

/** Close, and Go where there is an address, else Got it. */
export function EndingButtons({ data, size, onEnd }: EndingButtonsProps) {
  const { button_uri, button_text, complete_button_text, secondary_cta_link: link } = data;
  const complete = () => onEnd('completed');
  return (
    <>
      {link && (
        <LinkButton to={link.url} variant="ghost" size={size} onClick={complete}>
          {link.text}
        </LinkButton>
      )}
      <Button variant="ghost" size={size} onClick={() => onEnd('dismissed')}>
        <Trans>Close</Trans>
      </Button>
      {button_uri ? (
        <LinkButton to={button_uri} variant="primary" size={size} onClick={complete}>
          {button_text ?? <Trans>Go</Trans>}
        </LinkButton>
      ) : (
        <Button variant="primary" size={size} onClick={complete}>
          {complete_button_text ?? <Trans>Got it</Trans>}
        </Button>
      )}
    </>
  );
}
