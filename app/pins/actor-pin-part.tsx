import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useRevalidator } from 'react-router';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { useAhead } from '#design/link/use-ahead.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { PinMenu } from '#features/library/saves/parts/pin-menu.tsx';
import { CopyButton } from '#features/library/saves/save-pin/copy-button.tsx';
import { SaveButton } from '#features/library/saves/save-pin/save-button.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';

type ActorPinPartProps = {
  part: 'menu' | 'save';
  pin: PinPageData;
  actor: ShellViewer;
  onDeleted: () => void;
};

/** Apart, so that visitors need not load them. */
export function ActorPinPart(props: ActorPinPartProps) {
  const { part, pin, actor } = props;
  if (part === 'menu') {
    return (
      <>
        <Menu {...props} />
        <RelatedProfile username={pin.pinner.username} />
      </>
    );
  }
  if (actor.id === pin.pinner.id) return <CopyButton pin={pin.card} saver={actor} />;
  return <SaveButton pin={pin.card} saver={actor} />;
}

function Menu({ pin, actor, onDeleted }: ActorPinPartProps) {
  const { card, pinner, video } = pin;
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
    />
  );
}

/** How long the pointer or focus rests on a link before its profile is preloaded, ms. */
const RELATED_PROFILE_PRELOAD_MS = 500;

function RelatedProfile({ username }: { username: string }) {
  const path = `/${username}/`;
  const isOnline = useAhead() !== 'none';
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const aim = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (link === path) timer = setTimeout(() => setWanted(path), RELATED_PROFILE_PRELOAD_MS);
    };
    addEventListener('pointerover', aim);
    addEventListener('focusin', aim);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', aim);
      removeEventListener('focusin', aim);
    };
  }, [path]);
  return isOnline && wanted === path && <PrefetchPageLinks page={path} />;
}
