import { Trans, useLingui } from '@lingui/react/macro';
import { useActor } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import type { FollowInput } from '#features/social/follows/follow-person/use-follow.ts';

const ActingFollow = latePart<FollowInput>(
  async () => (await import('#features/social/follows/follow-person/acting-follow.tsx')).ActingFollow,
);

/** Private people are followed from their profile, which explains the request. */
export function PinFollow({ pin: { pinner, followed } }: { pin: PinPageData }) {
  const { t } = useLingui();
  const actor = useActor();
  if (followed === null) return null;
  if (actor) {
    const person = { ...pinner, isPrivate: false, isFollowedByMe: followed, isAskedByMe: false };
    return <ActingFollow person={person} before={null} />;
  }
  return followed ? null : (
    <Button
      size="small"
      variant="primary"
      aria-label={t`Follow ${pinner.fullName}`}
      onClick={() => loginPrompt.open({ reason: 'follow' })}
    >
      <Trans>Follow</Trans>
    </Button>
  );
}
