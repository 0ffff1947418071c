import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { InboxIcon, LayoutGridIcon, SparklesIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { MenuButton } from '#design/menu/menu-button.tsx';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { OrganizeIdeasDialog } from './organize.tsx';

type OrganizeMenuProps = {
  person: Pick<ProfilePageData, 'id' | 'username' | 'isOwner' | 'unorganizedCount' | 'hasPinClusters'>;
};

/**
 * What can be organized on a profile: pins without a board, suggested boards, the boards themselves, deleted ones.
 */
export function OrganizeMenu({ person }: OrganizeMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { id, username, isOwner, unorganizedCount, hasPinClusters } = person;
  const boards = `/${username}/_boards/`;
  const entries: MenuEntry[] = [
    { id: 'boards', label: t`Boards`, icon: <LayoutGridIcon size={18} />, to: boards },
  ];
  if (isOwner) {
    const to = `${boards}#recently-deleted`;
    entries.push({ id: 'deleted', label: t`Recently deleted`, icon: <TrashIcon size={18} />, to });
  }
  if (isOwner && hasPinClusters) {
    const to = `${boards}#suggested-boards`;
    entries.unshift({ id: 'suggested', label: t`Suggested boards`, icon: <SparklesIcon size={18} />, to });
  }
  if (isOwner && unorganizedCount > 0) {
    const open = () => setOpen(true);
    const icon = <InboxIcon size={18} />;
    entries.unshift({ id: 'ideas', label: t`Unorganized ideas`, icon, onSelect: open });
  }
  return (
    <>
      <MenuButton label={t`Organize`} size="small" groups={[{ id: 'organize', entries }]} />
      <OrganizeIdeasDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        saver={{ id, username }}
        onChanged={revalidate}
      />
    </>
  );
}
