import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EllipsisIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';

const RenameSectionDialog = onDemand(() => import('./rename-section-dialog.tsx'), 'RenameSectionDialog');
const DeleteSectionDialog = onDemand(
  () => import('../delete-section/delete-section-dialog.tsx'),
  'DeleteSectionDialog',
);

type Asked = 'rename' | 'delete';

type SectionMenuProps = {
  section: { id: string; title: string; board: { name: string; url: string } };
};

export function SectionMenu({ section }: SectionMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const ask = (next: Asked) => () => setAsked(next);
  const goTo = (url: string) => {
    close();
    navigate(url, { replace: true, preventScrollReset: true });
  };
  const rename = { id: 'rename', label: t`Rename section`, icon: <PencilIcon size={18} /> };
  const remove = { id: 'delete', label: t`Delete section`, icon: <TrashIcon size={18} />, isDanger: true };
  const entries = [
    { ...rename, onSelect: ask('rename') },
    { ...remove, onSelect: ask('delete') },
  ];
  return (
    <>
      <IconMenuButton
        label={t`Section options`}
        size="small"
        keys={useSingleKeys('E Delete')}
        groups={[{ id: 'section', entries }]}
      >
        <EllipsisIcon />
      </IconMenuButton>
      <RenameSectionDialog isOpen={asked === 'rename'} onClose={close} section={section} onRenamed={goTo} />
      <DeleteSectionDialog isOpen={asked === 'delete'} onClose={close} section={section} />
    </>
  );
}
