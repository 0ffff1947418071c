import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteDialog, type DeleteDialogProps } from '#design/dialog/delete-dialog.tsx';
import { EllipsisIcon, FlagIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { call } from '#platform/resource/client.ts';
import type { TryData } from '../parts/try-data.ts';

export type TryMenuProps = {
  pinId: string;
  said: TryData;
  name: string;
  /** Visitors cannot report it. */
  onReport: ((id: string) => void) | undefined;
  /** For the viewer's own. */
  onEdit?: (() => void) | undefined;
  onDeleted: () => void;
};

/** Edits or deletes the viewer's own try, reports those of others. */
export function TryMenu({ pinId, said, name, onReport, onEdit, onDeleted }: TryMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const entries = onEdit
    ? [
        { id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} />, onSelect: onEdit },
        {
          ...{ id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true },
          onSelect: () => setAsking(true),
        },
      ]
    : [
        {
          ...{ id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> },
          onSelect: () => onReport?.(said.id),
        },
      ];
  return (
    <>
      <IconMenuButton label={t`More about what ${name} says`} size="tiny" groups={[{ id: 'acts', entries }]}>
        <EllipsisIcon size={18} />
      </IconMenuButton>
      {onEdit && (
        <DeleteTry {...{ pinId }} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}

type DeleteTryProps = Pick<DeleteDialogProps, 'isOpen' | 'onClose' | 'onDeleted'> & { pinId: string };

/** Asks before what one said of a try is deleted. */
function DeleteTry({ pinId, ...dialog }: DeleteTryProps) {
  return (
    <DeleteDialog
      {...dialog}
      title={<Trans>Delete your note?</Trans>}
      onDelete={() => call('DidItActivityResource.delete', { pin_id: pinId })}
    >
      <Trans>The Pin is no longer listed as tried, and its likes are gone.</Trans>
    </DeleteDialog>
  );
}
