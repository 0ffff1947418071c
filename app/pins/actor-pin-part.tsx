import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { useScriptReady } from '#features/core/identity/parts/use-script-ready.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { RelatedProfile } from '#features/core/people/parts/related-profile.tsx';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { CopyButton } from '#features/library/saves/save-pin/copy-button.tsx';
import { SaveBefore } from '#features/library/saves/save-pin/save-before.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';

const PinMenu = latePart(async () => (await import('#features/library/saves/parts/pin-menu.tsx')).PinMenu);
const SaveButton = latePart(
  async () => (await import('#features/library/saves/save-pin/save-button.tsx')).SaveButton,
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
