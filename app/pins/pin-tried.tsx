import { useActor } from '#app/shell/use-shell.ts';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { PinTriesProps } from '#features/library/pins/list-tries/pin-tries.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';

const PinTries = rarePart(
  async () => (await import('#features/library/pins/list-tries/pin-tries.tsx')).PinTries,
);

/** Visitors load it only where there are tries. */
export function PinTried({ pinId, first }: Pick<PinTriesProps, 'pinId' | 'first'>) {
  const actor = useActor();
  if (!actor && first.items.length === 0) return null;
  return (
    <PinTries
      {...{ pinId, first }}
      me={actor && { ...actor, image: actor.imageSmallUrl }}
      onReport={actor ? (id) => reportPrompt.open({ kind: 'try', id }) : undefined}
      onLogIn={() => loginPrompt.open({ reason: 'other' })}
    />
  );
}
