import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { picturePath } from '#features/media/picture-urls.ts';
import { reportPath } from '#features/moderation/parts/report-path.ts';
import { reportPrompt } from '#features/moderation/parts/report-prompt.ts';
import { FavoriteButton } from '#features/pins/parts/favorite-button.tsx';
import type { PinPageData } from '#features/pins/parts/pin-page-data.ts';
import { SendPinButton } from '#features/pins/send-pin/send-pin-button.tsx';
import { VisitorPinMenu } from '#features/saves/parts/visitor-pin-menu.tsx';
import { SaveBefore } from '#features/saves/save-pin/save-before.tsx';
import { VisitorSave } from '#features/saves/save-pin/visitor-save.tsx';
import type { ShellViewer } from './shell-data.ts';
import { ToPeople } from './to-people.tsx';

const PinMenu = latePart(async () => (await import('#features/saves/parts/pin-menu.tsx')).PinMenu);
const SaveButton = latePart(
  async () => (await import('#features/saves/save-pin/save-button.tsx')).SaveButton,
);

type PinActsProps = {
  pin: PinPageData;
  /** Who acts; null for visitors. */
  actor: ShellViewer | null;
  onDeleted: () => void;
};

/** On a pin's page: its menu and its star. */
export function PinActs({ pin, actor, onDeleted }: PinActsProps) {
  const { card, pinner, video } = pin;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <>
      {actor ? (
        <PinMenu
          pin={card}
          saver={actor}
          isOwn={actor.id === pinner.id}
          size="regular"
          original={video?.src ?? picturePath(card.image_signature, 'originals')}
          onDeleted={onDeleted}
          onMoved={revalidate}
          onReport={() => reportPrompt.open({ kind: 'pin', id: card.id })}
          before={
            <IconButton label={t`More`}>
              <EllipsisIcon />
            </IconButton>
          }
        />
      ) : (
        <VisitorPinMenu pinId={card.id} reportPath={reportPath('pin', card.id)} size="regular" />
      )}
      <SendPinButton
        pinId={card.id}
        name={pin.title || t`Pin of ${pinner.fullName}`}
        isSignedIn={actor !== null}
        people={<ToPeople attachment={{ type: 'pin', id: card.id }} />}
      />
      <FavoriteButton pinId={card.id} isFavorite={pin.isFavorite} isSignedIn={actor !== null} />
    </>
  );
}

/** On a pin's page: Save, and where to. */
export function PinSave({ pin, actor }: { pin: PinPageData['card']; actor: ShellViewer | null }) {
  if (!actor) return <VisitorSave pinId={pin.id} />;
  return <SaveButton pin={pin} saver={actor} before={<SaveBefore />} />;
}
