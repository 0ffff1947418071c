import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { Hint } from '#design/hint/hint.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { Menu } from '#design/menu/menu.tsx';
import { openedByKeys } from '#design/menu/opened-by-keys.ts';
import { sendEvent } from '#features/measure/events/send-event.ts';
import {
  type ActionsHint,
  type ActionsSurface,
  type BoardHandlers,
  beginActions,
  type DueHints,
  hintAt,
} from './board-actions.ts';
import { useActionGroups } from './use-action-groups.tsx';

type BoardActionsButtonProps = {
  surface: ActionsSurface;
  actions: BoardHandlers;
  /** An experiment hides the pin entry and gives its name to the story entry. */
  isPinHidden: boolean;
  due: DueHints;
  /** The viewer dismissed a hint. */
  onHintGone: (hint: ActionsHint) => void;
  onOpen?: () => void;
};

/** The plus button of a page: what can be created there. In a section it creates a pin at once. */
export function BoardActionsButton(props: BoardActionsButtonProps) {
  const { surface, actions, due, onHintGone, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const label = useActionsLabel(surface);
  const groups = useActionGroups(props);
  const hint = hintAt(surface, due, actions.editDates !== undefined);
  const isDirect = surface === 'section';
  const press = () => {
    if (isOpen) return setOpen(false);
    beginActions({ surface, hint, onOpen, hide: onHintGone, sendEvent });
    if (isDirect) actions.createPin();
    else setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        size="small"
        {...(!isDirect && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
        onClick={press}
        onKeyDown={isDirect ? undefined : openedByKeys(press)}
        onPointerEnter={isDirect ? undefined : Menu.preload}
        onFocus={isDirect ? undefined : Menu.preload}
      >
        <PlusIcon />
      </IconButton>
      {!isDirect && (
        <Menu {...{ isOpen, triggerRef, label, groups }} placement="bottom" onClose={() => setOpen(false)} />
      )}
      <HintPlace hint={isOpen ? null : hint} onDismiss={onHintGone} />
    </>
  );
}

type HintPlaceProps = { hint: ActionsHint | null; onDismiss: (hint: ActionsHint) => void };

/** The hint; its space stays as long as the page, so that nothing jumps when it closes. */
function HintPlace({ hint, onDismiss }: HintPlaceProps) {
  const [hasRoom] = useState(hint !== null);
  if (!hint) return hasRoom && <span data-hint="" hidden />;
  return (
    <Hint onDismiss={() => onDismiss(hint)}>
      <HintText hint={hint} />
    </Hint>
  );
}

function HintText({ hint }: { hint: ActionsHint }) {
  if (hint === 'add-section') return <Trans>Tap + to add a section any time</Trans>;
  if (hint === 'create-board') return <Trans>Use + to create a board</Trans>;
  return <Trans>Planning something? Use + to add dates and to-dos</Trans>;
}

/** Label of the plus button. */
function useActionsLabel(surface: ActionsSurface): string {
  const { t } = useLingui();
  if (surface === 'section') return t`Create Pin`;
  return surface === 'profilePins' ? t`Profile Actions` : t`Board Actions`;
}
