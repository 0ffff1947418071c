import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { actingRouteOf, activeProfile, chosenIn } from '#features/business/access/active-profile.ts';
import { keepChoice } from './acting-choice.ts';
import type { ShellActing } from './shell-data.ts';

/**
 * Says that another tab goes on for somebody else, once one comes back to this page, which still acts as before: it
 * keeps what was typed, so it is not reloaded unasked.
 */
export function ChosenElsewhere({ acting }: { acting: ShellActing }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setChosen(chosenElsewhere(acting));
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [acting]);
  const { self, active } = acting;
  const stay = () => {
    keepChoice(active && { viewerId: self.id, profileId: active.id });
    setChosen(null);
  };
  const name = chosen?.name ?? '';
  const isSelf = chosen?.id === self.id;
  return (
    <ConfirmDialog
      isOpen={chosen !== null}
      onClose={stay}
      title={isSelf ? t`In another tab, you act as yourself` : t`In another tab, you act as ${name}`}
      cancelLabel={<Trans>Don't switch</Trans>}
      confirmLabel={<Trans>Switch here, too</Trans>}
      onConfirm={() => location.reload()}
    >
      {active ? (
        <Trans>This page still acts as {active.name}.</Trans>
      ) : (
        <Trans>Here you still act as yourself.</Trans>
      )}{' '}
      <Trans>Switching reloads it, without what you haven't saved.</Trans>
    </ConfirmDialog>
  );
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
