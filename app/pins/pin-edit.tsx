import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { EditPinDialog } from '#features/library/saves/edit-pin/edit-pin-dialog.tsx';
import { useActor } from '../shell/use-shell.ts';

/** People who may not edit the pin get no editor. */
export default function PinEditPage() {
  const { card, pinner } = useOutletContext<PinPageData>();
  const saver = useActor();
  const navigate = useNavigate();
  const isVisitor = saver === null;
  useEffect(() => {
    if (isVisitor) loginPrompt.open({ reason: 'edit_pin', next: pinPathFor(card.id, 'edit') });
  }, [isVisitor, card.id]);
  if (saver?.id !== pinner.id) return null;
  const close = () => navigate(pinPathFor(card.id, 'see'), { replace: true, preventScrollReset: true });
  return <EditPinDialog pinId={card.id} saver={saver} isOpen onClose={close} />;
}
