import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { SectionForm } from '../parts/section-form.tsx';

type RenameSectionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  section: { id: string; title: string; board: { url: string } };
  onRenamed: (url: string) => void;
};

export function RenameSectionDialog({ isOpen, onClose, section, onRenamed }: RenameSectionDialogProps) {
  const rename = async (name: string) => {
    const { data } = await call('BoardSectionEditResource.update', { section_id: section.id, name });
    onRenamed(`${section.board.url}${data.slug}/`);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Rename section</Trans>} hasNote size="small">
      <SectionForm initial={section.title} submit={<Trans>Save</Trans>} send={rename}>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </SectionForm>
    </Dialog>
  );
}
