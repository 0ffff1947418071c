import { useActor, useShell } from '#app/shell/use-shell.ts';
import type { CommentsProps } from '#features/comments/parts/comments-props.ts';
import { PinComments } from '#features/comments/parts/pin-comments.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { reportPrompt } from '#features/moderation/parts/report-prompt.ts';
import type { PinPageData } from '#features/pins/parts/pin-page-data.ts';

/** On a pin's page: what people say of it. */
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
