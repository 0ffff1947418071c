import { onDemand } from '#design/on-demand/on-demand.tsx';
import { BlockConfirmation, BlockQuestion } from '#features/core/people/block-person/block-dialogs.tsx';
import type { ProfileModal } from '#features/core/people/profile-modal.ts';
import type { ShareCodeDialogProps } from '#features/core/people/share-code/share-code-dialog.tsx';
import { ReportDialog } from '#features/trust/moderation/parts/report-host.tsx';

const ShareCodeDialog = onDemand<ShareCodeDialogProps>(
  async () => (await import('#features/core/people/share-code/share-code-dialog.tsx')).ShareCodeDialog,
);

type ProfileModalsProps = {
  modal: ProfileModal;
  onClose: () => void;
  person: { id: string; username: string; fullName: string };
  onBlock: () => void;
};

/** What stands over a profile; one of them at a time. */
export function ProfileModals({ modal, onClose, person, onBlock }: ProfileModalsProps) {
  const about = { person, onClose };
  const isReporting = modal === 'reportProfile';
  return (
    <>
      <ShareCodeDialog {...about} isOpen={modal === 'createPincode'} />
      <ReportDialog
        isOpen={isReporting}
        onClose={onClose}
        wish={isReporting ? { kind: 'person', id: person.id } : null}
      />
      <BlockQuestion {...about} isOpen={modal === 'blockUser'} onConfirm={onBlock} />
      <BlockConfirmation {...about} isOpen={modal === 'blockConfirmation'} />
    </>
  );
}
