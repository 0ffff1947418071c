import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

type DeleteSectionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  section: { id: string; title: string; board: { name: string; url: string } };
};

export function DeleteSectionDialog({ isOpen, onClose, section }: DeleteSectionDialogProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call('BoardSectionEditResource.delete', { section_id: section.id });
      await navigate(section.board.url, { replace: true });
      toast.show({ text: t`Deleted “${section.title}”` });
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Delete “{section.title}”?</Trans>}
      confirmLabel={<Trans>Delete section</Trans>}
      onConfirm={remove}
      isPending={isPending}
      isDanger
    >
      <p>
        <Trans>Its Pins stay on {section.board.name}, outside any section.</Trans>
      </p>
    </ConfirmDialog>
  );
}
