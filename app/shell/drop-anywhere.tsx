import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { carryFiles } from '#features/library/saves/pin-builder/carried-files.ts';
import { newKey } from '#features/library/saves/pin-builder/drafts.ts';
import { DropOverlay } from '#features/library/saves/pin-builder/drop-overlay.tsx';
import { usePickedFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';

/** Opens the builder with files that are dropped on any page that takes none itself. */
export function DropAnywhere() {
  const navigate = useNavigate();
  const begin = (files: File[]) => navigate('/pin-builder/', { state: carryFiles(newKey(), files) });
  const { isOver } = usePickedFiles(begin, { isFallback: true });
  if (!isOver) return null;
  return createPortal(
    <DropOverlay>
      <Trans>Drop it to create a Pin</Trans>
    </DropOverlay>,
    document.body,
  );
}
