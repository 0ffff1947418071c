import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { TagIcon } from '#design/icons/icons.tsx';
import { XIcon } from '#design/icons/visitor-icons.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { TAG_PARAMETER } from '../tag.ts';

const TagMenu = onDemand(() => import('./tag-menu.tsx'), 'TagMenu');

export interface ShownTag {
  id: string;
  name: string;
}

export type TagFilterProps = { username: string; tag: ShownTag | null };

/** Narrows the list of the page to own pins with a tag, by the address. */
export function TagFilter({ username, tag }: TagFilterProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const pathOf = (id: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('after');
    if (id) query.set(TAG_PARAMETER, id);
    else query.delete(TAG_PARAMETER);
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      <MenuOpener
        label={t`Filter by tag`}
        size="small"
        icon={<TagIcon />}
        preload={TagMenu.preload}
        menu={(opened) => <TagMenu {...opened} {...{ username, pathOf }} chosen={tag?.id ?? null} />}
      />
      {tag && (
        <LinkButton
          to={pathOf(null)}
          size="small"
          icon={<XIcon size={16} />}
          aria-label={t`Remove filter ${tag.name}`}
        >
          {tag.name || <Trans>Unknown tag</Trans>}
        </LinkButton>
      )}
    </>
  );
}
