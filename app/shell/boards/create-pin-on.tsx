import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import type { SaveTarget } from '#features/saves/save-target.ts';

/** Begins a Pin that goes to this board or section. */
export function CreatePinOn({ board, section = null }: Partial<SaveTarget>) {
  return (
    <LinkButton to="/pin-builder/" state={{ createPinOn: { board, section } }} look="primary">
      <Trans>Create Pin</Trans>
    </LinkButton>
  );
}
