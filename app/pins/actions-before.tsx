import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { PlusIcon, XIcon } from '#design/icons/visitor-icons.tsx';
import type { TagFilterProps } from '#features/library/tags/filter-by-tag/tag-filter.tsx';

type ActionsBeforeProps = { label: string; filter?: Pick<TagFilterProps, 'tag'> | null };

export function ActionsBefore({ label, filter }: ActionsBeforeProps) {
  return (
    <>
      <IconButton label={label} size="small">
        <PlusIcon />
      </IconButton>
      {filter && <FilterBefore {...filter} />}
    </>
  );
}

/** As wide as the real one, whose icon loads with its code. */
function FilterBefore({ tag }: Pick<TagFilterProps, 'tag'>) {
  const { t } = useLingui();
  return (
    <>
      <IconButton label={t`Filter by tag`} size="small" />
      {tag && (
        <LinkButton to="." size="small" icon={<XIcon size={16} />}>
          {tag.name || <Trans>Unknown tag</Trans>}
        </LinkButton>
      )}
    </>
  );
}
