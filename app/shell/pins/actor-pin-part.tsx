import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { useScriptReady } from '#features/identity/parts/use-script-ready.ts';
import { picturePath } from '#features/media/picture-urls.ts';
import { reportPrompt } from '#features/moderation/parts/report-prompt.ts';
import { RelatedProfile } from '#features/people/parts/related-profile.tsx';
import type { PinPageData } from '#features/pins/parts/pin-page-data.ts';
import { CopyButton } from '#features/saves/save-pin/copy-button.tsx';
import { SaveBefore } from '#features/saves/save-pin/save-before.tsx';

const PinMenu = latePart(async () => (await import('#features/saves/parts/pin-menu.tsx')).PinMenu);
const SaveButton = latePart(
  async () => (await import('#features/saves/save-pin/save-button.tsx')).SaveButton,
);

export type ActorPinPartProps = {
  part: 'menu' | 'save';
  pin: PinPageData;
  actor: ShellViewer;
  onDeleted: () => void;
};

/** What only whoever is logged in has on a pin's page, so that visitors need not load it. */
export function ActorPinPart(props: ActorPinPartProps) {
  const { part, pin, actor } = props;
  // Sent by the server it would stand there before its look, which comes with its code.
  const isInBrowser = useScriptReady();
  if (part === 'menu') {
    return (
      <>
        <Menu {...props} />
        <RelatedProfile username={pin.pinner.username} />
      </>
    );
  }
  if (actor.id === pin.pinner.id) return <CopyButton pin={pin.card} saver={actor} />;
  if (!isInBrowser) return <SaveBefore />;
  return <SaveButton pin={pin.card} saver={actor} before={<SaveBefore />} />;
}

function Menu({ pin, actor, onDeleted }: ActorPinPartProps) {
  const { card, pinner, video } = pin;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
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
  );
}
