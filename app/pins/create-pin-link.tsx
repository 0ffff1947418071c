import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import type { SaveTarget } from '#features/library/saves/save-target.ts';
import { useCreationGate } from './use-creation-gate.tsx';

export function CreatePinLink({ board, section = null }: Partial<SaveTarget>) {
  const { onClick, notice } = useCreationGate('pin');
  const state = board && { createPinOn: { board, section } };
  return (
    <>
      <LinkButton to="/pin-builder/" variant="primary" {...{ state, onClick }}>
        <Trans>Create Pin</Trans>
      </LinkButton>
      {notice}
    </>
  );
}

export function CreateStoryLink() {
  const { onClick, notice } = useCreationGate('story');
  return (
    <>
      <LinkButton to="/pin-creation-tool/" variant="primary" onClick={onClick}>
        <Trans>Create Pins</Trans>
      </LinkButton>
      {notice}
    </>
  );
}
