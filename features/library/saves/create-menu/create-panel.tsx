import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '#design/dialog/dialog.tsx';
import { FolderPlusIcon, LayersIcon, LayoutGridIcon, PinIcon } from '#design/icons/icons.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { VIEW_TYPES } from '#features/measure/events/event.ts';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import { isSwitchedOff, type Made, type SwitchedOff } from '../switched-off.ts';
import { carryPhotos } from './chosen-photo.ts';
import styles from './create-panel.module.css';
import { addableAt, type CreatePlace } from './create-place.ts';
import { LinkChoice } from './link-choice.tsx';
import { PhotoChoice } from './photo-choice.tsx';

const BUILDER = '/pin-builder/';
const CREATE_BOARD = '/board/create/';

interface CreatePanelProps {
  isOpen: boolean;
  onClose: () => void;
  place: CreatePlace;
  isActor: boolean;
  storyPinPath: string;
  switchedOff: SwitchedOff;
  /** Pins are offered only through the story entry, under the name of pins. */
  isPinHidden: boolean;
}

export function CreatePanel(props: CreatePanelProps) {
  const { isOpen, onClose, place } = props;
  const heading = useHeading(place);
  const [isOffShown, setOffShown] = useState(false);
  const mayMake = gateOf(props, () => setOffShown(true));
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title={heading} hasNote size="small">
        <div className={styles.parts}>
          <CreateChoices {...props} mayMake={mayMake} />
          <AddChoices {...props} mayMake={mayMake} />
        </div>
      </Dialog>
      <SwitchedOffDialog isOpen={isOffShown} onClose={() => setOffShown(false)} />
    </>
  );
}

/** Shows why if not. `next` is where to return after logging in. */
type MayMake = (made: Made, next: string) => boolean;

function gateOf({ isActor, switchedOff, onClose }: CreatePanelProps, showOff: () => void): MayMake {
  return (made, next) => {
    const isOff = isSwitchedOff(made, switchedOff);
    if (isActor && !isOff) return true;
    onClose();
    if (isActor) showOff();
    else loginPrompt.open({ reason: made === 'board' ? 'create_board' : 'create', next });
    return false;
  };
}

const carried = ({ target }: CreatePlace) => (target ? { createPinOn: target } : {});

type ChoicesProps = CreatePanelProps & { mayMake: MayMake };

function CreateChoices(props: ChoicesProps) {
  const { onClose, mayMake, place } = props;
  const navigate = useNavigate();
  const goTo = (path: string, state: object) => {
    onClose();
    navigate(path, { state: { ...state, ...carried(place) } });
  };
  const mayMakePin = () => mayMake('pin', BUILDER);
  const carry = async (files: File[]) => {
    const photos = await carryPhotos(files);
    goTo(`/pin/create/${photos.method}/`, photos);
  };
  return (
    <section aria-labelledby="create-part">
      <h3 id="create-part" className={styles.heading}>
        <Trans>Create</Trans>
      </h3>
      <LinkChoice
        onOpen={mayMakePin}
        onEntered={(createPinFromLinkUrl) => goTo(BUILDER, { createPinFromLinkUrl })}
      />
      <PhotoChoice onOpen={mayMakePin} onChosen={carry} />
      <BuilderChoices {...props} />
    </section>
  );
}

function BuilderChoices({ onClose, storyPinPath, mayMake, isPinHidden, place }: ChoicesProps) {
  const { t } = useLingui();
  const state = carried(place);
  return (
    <>
      {!isPinHidden && (
        <PathChoice
          label={t`Pin`}
          icon={<PinIcon size={20} />}
          to={BUILDER}
          state={state}
          onOpen={() => mayMake('pin', BUILDER)}
          onGone={onClose}
        />
      )}
      <PathChoice
        label={isPinHidden ? t`Pin` : t`Idea Pin`}
        icon={<LayersIcon size={20} />}
        to={storyPinPath}
        state={state}
        onOpen={() => mayMake('story', storyPinPath)}
        onGone={onClose}
      />
    </>
  );
}

function AddChoices({ place, onClose, mayMake }: ChoicesProps) {
  const { t } = useLingui();
  const addable = addableAt(place);
  if (!addable) return null;
  return (
    <section aria-labelledby="add-part">
      <h3 id="add-part" className={styles.heading}>
        <Trans>Add</Trans>
      </h3>
      {addable === 'board' ? (
        <PathChoice
          label={t`Board`}
          icon={<FolderPlusIcon size={20} />}
          to={CREATE_BOARD}
          onOpen={() => mayMake('board', CREATE_BOARD)}
          onGone={onClose}
        />
      ) : (
        <PathChoice
          label={t`Section`}
          icon={<LayoutGridIcon size={20} />}
          to={`/board/${place.boardId}/create_section/`}
          onOpen={() => mayMake('section', location.pathname)}
          onGone={onClose}
        />
      )}
    </section>
  );
}

function useHeading({ viewType }: CreatePlace): string {
  const { t } = useLingui();
  if (viewType === VIEW_TYPES.section) return t`Add to section`;
  if (viewType === VIEW_TYPES.board) return t`Add a Pin or section`;
  if (viewType === VIEW_TYPES.profile) return t`Add to profile`;
  return t`Add a Pin or board`;
}

type PathChoiceProps = {
  label: string;
  icon: ReactNode;
  to: string;
  state?: object;
  onOpen: () => boolean;
  onGone: () => void;
};

function PathChoice({ label, icon, to, state, onOpen, onGone }: PathChoiceProps) {
  return (
    <Link
      to={to}
      state={state}
      className={styles.choice}
      onClick={(event) => {
        if (onOpen()) onGone();
        else event.preventDefault();
      }}
    >
      {icon}
      {label}
    </Link>
  );
}
