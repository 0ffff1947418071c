import { Trans } from '@lingui/react/macro';
import { useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { SelectButton } from '#features/library/saves/select-pins/select-button.tsx';
import { TagFilter, type TagFilterProps } from '#features/library/tags/filter-by-tag/tag-filter.tsx';
import { tagsPath } from '#features/library/tags/tag.ts';
import { usePinActions } from './use-pin-actions.tsx';

type PinActionsProps = {
  surface: 'section' | 'profilePins';
  /** Null where the list has no filter. */
  filter: TagFilterProps | null;
  hasPins?: boolean;
};

export function PinActions({ surface, filter, hasPins }: PinActionsProps) {
  const { isPinHidden } = useShell();
  const { notice, ...actions } = usePinActions();
  return (
    <>
      <BoardActionsButton {...{ surface, actions, isPinHidden }} />
      {notice}
      {filter && <TagFilter {...filter} />}
      {hasPins && surface === 'profilePins' && <SelectButton />}
      {filter && surface === 'profilePins' && (
        <>
          <LinkButton to={tagsPath(filter.username)} size="small" variant="ghost">
            <Trans>Your tags</Trans>
          </LinkButton>
          <LinkButton to={`/${filter.username}/_duplicates/`} size="small" variant="ghost">
            <Trans>Duplicates</Trans>
          </LinkButton>
        </>
      )}
    </>
  );
}
