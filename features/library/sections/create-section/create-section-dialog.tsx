import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SectionForm } from '../parts/section-form.tsx';
import { useCreateSection } from './use-create-section.ts';

type CreateSectionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: { id: string; url: string };
  onCreated: (url: string) => void;
};

export function CreateSectionDialog({ isOpen, onClose, board, onCreated }: CreateSectionDialogProps) {
  const createSection = useCreateSection(board);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Create section</Trans>} hasNote size="small">
      <SectionForm submit={<Trans>Create</Trans>} send={async (name) => onCreated(await createSection(name))}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </SectionForm>
    </Dialog>
  );
}
