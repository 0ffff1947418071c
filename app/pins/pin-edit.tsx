import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { type PinAction, pinPathFor } from '#features/library/pins/pin-link.ts';
import { EditPinDialog } from '#features/library/saves/edit-pin/edit-pin-dialog.tsx';
import { useActor } from '../shell/use-shell.ts';

/** Who may not edit the pin is told so, and can save it instead. */
export default function PinEditPage() {
  const { card, pinner } = useOutletContext<PinPageData>();
  const saver = useActor();
  const navigate = useNavigate();
  const isVisitor = saver === null;
  useEffect(() => {
    if (isVisitor) loginPrompt.open({ reason: 'edit_pin', next: pinPathFor(card.id, 'edit') });
  }, [isVisitor, card.id]);
  const go = (action: PinAction) =>
    navigate(pinPathFor(card.id, action), { replace: true, preventScrollReset: true });
  const close = () => go('see');
  if (!saver) return null;
  if (saver.id !== pinner.id)
    return <NotYours name={pinner.fullName} onSave={() => go('save')} onClose={close} />;
  return <EditPinDialog pinId={card.id} saver={saver} isOpen onClose={close} />;
}

type NotYoursProps = { name: string; onSave: () => void; onClose: () => void };

function NotYours({ name, onSave, onClose }: NotYoursProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Only ${name} can edit this Pin`}
      confirmLabel={<Trans>Save</Trans>}
      onConfirm={onSave}
    >
      <Trans>You can save it to one of your boards, and edit your own copy.</Trans>
    </ConfirmDialog>
  );
}
