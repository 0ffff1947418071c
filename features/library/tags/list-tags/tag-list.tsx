import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PencilIcon, TagIcon, TrashIcon } from '#design/icons/icons.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { taggedPath } from '../tag.ts';
import type { TagAnswer } from './list-tags.resource.ts';
import styles from './tag-list.module.css';

const RenameTagDialog = onDemand(() => import('../rename-tag/rename-tag-panel.tsx'), 'RenameTagPanel');
const MergeTagDialog = onDemand(() => import('../rename-tag/merge-tag-panel.tsx'), 'MergeTagPanel');

type TagListProps = { username: string; tags: readonly TagAnswer[] };

export function TagList({ username, tags }: TagListProps) {
  const { t } = useLingui();
  if (tags.length === 0) {
    return (
      <EmptyState
        title={t`You have no tags yet`}
        text={t`Add tags to your Pins on each Pin's page. Only you can see them.`}
      />
    );
  }
  return (
    <>
      <p className={styles.hint}>
        <Trans>Tags are private: only you can see them. Add them to your Pins on each Pin's page.</Trans>
      </p>
      <ul className={styles.list} aria-label={t`Your tags`}>
        {tags.map((tag) => (
          <TagRow key={tag.id} {...{ username, tag, tags }} />
        ))}
      </ul>
    </>
  );
}

type TagRowProps = TagListProps & { tag: TagAnswer };

function TagRow({ username, tag, tags }: TagRowProps) {
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
      <TagOptions {...{ tag, tags }} />
    </li>
  );
}

type Asked = 'rename' | 'merge';

function TagOptions({ tag, tags }: Omit<TagRowProps, 'username'>) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked>();
  const remove = useDeleteTag(tag);
  const entries: MenuEntry[] = [
    { id: 'rename', label: t`Rename`, icon: <PencilIcon size={18} />, onSelect: () => setAsked('rename') },
    { id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true, onSelect: remove },
  ];
  const merge = { id: 'merge', label: t`Merge into…`, icon: <TagIcon size={18} /> };
  if (tags.length > 1) entries.splice(1, 0, { ...merge, onSelect: () => setAsked('merge') });
  const dialog = (which: Asked) => ({
    ...{ tag, tags, isOpen: asked === which },
    onClose: () => setAsked(undefined),
    onDone: () => void revalidate(),
  });
  return (
    <>
      <IconMenuButton label={t`Options for ${tag.name}`} size="small" groups={[{ id: 'tag', entries }]}>
        <EllipsisIcon />
      </IconMenuButton>
      <RenameTagDialog {...dialog('rename')} />
      <MergeTagDialog {...dialog('merge')} />
    </>
  );
}

const UNDO_MS = 10_000;

/** The toast offers to undo it. */
function useDeleteTag({ id: tag_id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      void revalidate();
      return true;
    } catch (error) {
      if (!asksToLogInAgain(error)) toast.show({ kind: 'error', text: failureText(error) });
      return false;
    }
  };
  const restore = async () => {
    const isBack = await attempt(() => call('TagRestoreResource.create', { tag_id }));
    if (isBack) toast.show({ text: t`Undone`, duration: 3000 });
  };
  return async () => {
    if (!(await attempt(() => call('TagResource.delete', { tag_id })))) return;
    const action = { undo: () => void restore() };
    toast.show({ kind: 'success', text: t`Deleted tag ${name}`, action, duration: UNDO_MS });
  };
}
