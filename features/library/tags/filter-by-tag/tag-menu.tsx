import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ListIcon } from '#design/icons/icons.tsx';
import { Menu, type MenuEntry } from '#design/menu/menu.tsx';
import type { OpenedMenu } from '#design/menu/menu-opener.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { MOST_TAGS, tagsPath } from '../tag.ts';

/** Of more tags, those with the most pins are offered; all are on a page of their own. */
const MOST_OFFERED = 30;

export type TagMenuProps = OpenedMenu & {
  username: string;
  chosen: string | null;
  pathOf: (tagId: string) => string;
};

export function TagMenu({ username, chosen, pathOf, ...opened }: TagMenuProps) {
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(
    useCallback(() => call('TagsResource.get', { page_size: MOST_TAGS }), []),
  );
  const all = loaded.state === 'ready' ? loaded.data.data : [];
  const most = [...all].sort((a, b) => b.pin_count - a.pin_count).slice(0, MOST_OFFERED);
  const none = (label: string): MenuEntry => ({ id: 'none', label, isDisabled: true });
  const insteadOf: Record<typeof loaded.state, MenuEntry[]> = {
    loading: [none(t`Loading…`)],
    error: [none(t`We couldn't load your tags.`), { id: 'retry', label: t`Try again`, onSelect: retry }],
    ready: [none(t`You have no tags yet`)],
  };
  const entries = all
    .filter((tag) => most.includes(tag))
    .map(({ id, name, pin_count }) => ({
      ...{
        id,
        label: name,
        hint: t`${plural(pin_count, { one: '# Pin', other: '# Pins' })}`,
        to: pathOf(id),
      },
      isChecked: id === chosen,
    }));
  const manage = {
    id: 'manage',
    label: t`Your tags`,
    icon: <ListIcon size={18} />,
    to: tagsPath(username),
  };
  const groups = [
    {
      ...{ id: 'tags', title: t`Filter by tag`, staysOpen: loaded.state === 'error' },
      entries: entries.length > 0 ? entries : insteadOf[loaded.state],
    },
    { id: 'more', entries: [manage] },
  ];
  return <Menu {...opened} label={t`Filter by tag`} groups={groups} />;
}
