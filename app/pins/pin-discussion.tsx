import { useActor, useShell } from '#app/shell/use-shell.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import type { CommentsProps } from '#features/social/comments/parts/comments-props.ts';
import { PinComments } from '#features/social/comments/parts/pin-comments.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';

export function PinDiscussion({ pin, first }: { pin: PinPageData; first: CommentsProps['first'] }) {
  const actor = useActor();
  const { brandName } = useShell();
  return (
    <PinComments
      pinId={pin.card.id}
      {...{ first, brandName }}
      count={pin.commentCount}
      isOff={pin.isCommentsOff}
      isOwn={actor?.id === pin.pinner.id}
      isSignedIn={actor !== null}
      viewerId={actor?.id}
      onReport={actor ? (id) => reportPrompt.open({ kind: 'comment', id }) : undefined}
      onLogIn={() => loginPrompt.open({ reason: 'other' })}
    />
  );
}
