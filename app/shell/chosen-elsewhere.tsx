import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { actingRouteOf, activeProfile, chosenIn } from '#features/business/access/active-profile.ts';
import { keepChoice } from './acting-end.ts';
import type { ShellActing } from './shell-data.ts';

/**
 * Says that another tab goes on for somebody else, once one comes back to this page, which still acts as before: it
 * keeps what was typed, so it is not reloaded unasked.
 */
export function ChosenElsewhere({ acting }: { acting: ShellActing }) {
  const { t } = useLingui();
  const { chosen, isOpen, close } = useChosen(acting);
  const { self, active } = acting;
  const text = useRef<HTMLSpanElement>(null);
  const stay = () => {
    // Where its code could not be loaded, nothing was asked.
    if (text.current) keepChoice(active && { viewerId: self.id, profileId: active.id });
    close();
  };
  const name = chosen?.name ?? '';
  const isSelf = chosen?.id === self.id;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={stay}
      title={
        isSelf ? t`You're acting as yourself in another tab` : t`You're acting as ${name} in another tab`
      }
      cancelLabel={<Trans>Don't switch</Trans>}
      confirmLabel={<Trans>Switch here too</Trans>}
      onConfirm={() => location.reload()}
    >
      <span ref={text}>
        {active ? (
          <Trans>On this page, you're still acting as {active.name}.</Trans>
        ) : (
          <Trans>On this page, you're still acting as yourself.</Trans>
        )}{' '}
        <Trans>If you switch, the page reloads and unsaved changes are lost.</Trans>
      </span>
    </ConfirmDialog>
  );
}

function useChosen(acting: ShellActing) {
  // Stays while the dialog closes.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => {
      const elsewhere = document.visibilityState === 'visible' ? chosenElsewhere(acting) : null;
      if (elsewhere) setChosen(elsewhere);
      setOpen(elsewhere !== null);
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [acting]);
  return { chosen, isOpen, close: () => setOpen(false) };
}

interface Chosen {
  id: string;
  name: string;
}

/** For whom this page would be shown now; null if that is still the same. */
function chosenElsewhere({ self, active, profiles, hasSwitcher }: ShellActing): Chosen | null {
  const all = profiles.map(({ id, name, username, permissions, needsSecondFactor }) => ({
    ...{ id, name, permissions, user: { username }, viewerMeetsMfaRequirement: !needsSecondFactor },
  }));
  const [own, ...given] = all;
  if (!own) return null;
  const route = actingRouteOf(location.pathname, location.search);
  const persisted = chosenIn(document.cookie, self.id);
  const chosen = activeProfile({ route, own, given, persisted, isInExperiment: hasSwitcher });
  return chosen.id === (active?.id ?? self.id) ? null : chosen;
}
