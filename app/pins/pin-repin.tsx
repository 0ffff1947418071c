import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { SaveDialog } from '#features/library/saves/save-pin/save-dialog.tsx';
import { useActor } from '../shell/use-shell.ts';

/** People return here after logging in to save it. */
export default function PinRepinPage() {
  const { card } = useOutletContext<PinPageData>();
  const saver = useActor();
  const navigate = useNavigate();
  const isVisitor = saver === null;
  useEffect(() => {
    if (isVisitor) loginPrompt.open({ reason: 'save_pin', next: pinPathFor(card.id, 'save') });
  }, [isVisitor, card.id]);
  const close = () => navigate(pinPathFor(card.id, 'see'), { replace: true, preventScrollReset: true });
  return saver && <SaveDialog pin={card} saver={saver} isOpen onClose={close} />;
}
