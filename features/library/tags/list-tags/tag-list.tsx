import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PencilIcon, TagIcon, TrashIcon } from '#design/icons/icons.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { useDeleteTag } from '../delete-tag/use-delete-tag.ts';
import type { MergeTagDialogProps } from '../rename-tag/merge-tag-panel.tsx';
import type { RenameTagDialogProps } from '../rename-tag/rename-tag-panel.tsx';
import { taggedPath } from '../tag.ts';
import type { TagAnswer } from './list-tags.resource.ts';
import styles from './tag-list.module.css';

const RenameTagDialog = onDemand<RenameTagDialogProps>(
  async () => (await import('../rename-tag/rename-tag-panel.tsx')).RenameTagPanel,
);
const MergeTagDialog = onDemand<MergeTagDialogProps>(
  async () => (await import('../rename-tag/merge-tag-panel.tsx')).MergeTagPanel,
);

type TagListProps = { username: string; tags: readonly TagAnswer[] };

export function TagList({ username, tags }: TagListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Your tags`}>
      {tags.map((tag) => (
        <TagRow key={tag.id} {...{ username, tag, tags }} />
      ))}
    </ul>
  );
}

type TagRowProps = TagListProps & { tag: TagAnswer };

function TagRow({ username, tag, tags }: TagRowProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'rename' | 'merge'>();
  const remove = useDeleteTag(tag);
  const entries = [
    {
      ...{ id: 'rename', label: t`Rename` },
      ...{ icon: <PencilIcon size={18} />, onSelect: () => setAsked('rename') },
    },
    {
      ...{ id: 'merge', label: t`Merge into…`, isDisabled: tags.length < 2 },
      ...{ icon: <TagIcon size={18} />, onSelect: () => setAsked('merge') },
    },
    {
      ...{ id: 'delete', label: t`Delete`, isDanger: true },
      ...{ icon: <TrashIcon size={18} />, onSelect: remove },
    },
  ];
  const dialog = (which: 'rename' | 'merge') => ({
    ...{ tag, isOpen: asked === which },
    onClose: () => setAsked(undefined),
    onDone: () => void revalidate(),
  });
  return (
    <li className={styles.tag}>
      <Link to={taggedPath(username, tag.id)} className={styles.name}>
        <span className={styles.words} dir="auto">
          {tag.name}
        </span>
        <span className={styles.count}>
          <Plural value={tag.pin_count} one="# Pin" other="# Pins" />
        </span>
      </Link>
      <IconMenuButton label={t`Options for ${tag.name}`} size="small" groups={[{ id: 'tag', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <RenameTagDialog {...dialog('rename')} />
      <MergeTagDialog {...dialog('merge')} tags={tags} />
    </li>
  );
}

export function TagsHint() {
  return (
    <p className={styles.hint}>
      <Trans>Tags are private: only you can see them. Add them to your Pins on each Pin's page.</Trans>
    </p>
  );
}
