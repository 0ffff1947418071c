import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ReportLink } from '#app/moderation/report-link.tsx';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { IconButton } from '#design/button/icon-button.tsx';
import { useScriptReady } from '#design/hidden/use-script-ready.ts';
import { EllipsisIcon, StarIcon } from '#design/icons/visitor-icons.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { ShareButton } from '#design/share/share-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import type { PinPageData } from '#features/library/pins/parts/pin-page-data.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { SaveBefore, VisitorSave } from '#features/library/saves/save-pin/visitor-save.tsx';
import { reportPath } from '#features/trust/moderation/parts/report-path.ts';
import { call } from '#platform/resource/client.ts';
import { ON_OR_OFF, useSwitch } from '#platform/resource/use-switch.ts';
import { ToPeople } from './to-people.tsx';
import type { VisitorPinMenuProps } from './visitor-pin-menu.tsx';

const ActorPinPart = latePart(() => import('./actor-pin-part.tsx'), 'ActorPinPart');

const VisitorPinMenu = onDemand(() => import('./visitor-pin-menu.tsx'), 'VisitorPinMenu');

type PinButtonsProps = {
  pin: PinPageData;
  actor: ShellViewer | null;
  onDeleted: () => void;
};

/** The report link is missing from the menu of visitors. */
export function PinButtons({ pin, actor, onDeleted }: PinButtonsProps) {
  const { card, pinner } = pin;
  const { t } = useLingui();
  const { viewer } = useShell();
  const isOwn = viewer?.id === pinner.id;
  return (
    <>
      {actor ? (
        <ActorPinPart
          part="menu"
          {...{ pin, actor, onDeleted }}
          before={
            <IconButton label={t`More`}>
              <EllipsisIcon />
            </IconButton>
          }
        />
      ) : (
        <VisitorMenu pinId={card.id} isOwn={isOwn} />
      )}
      <SendPinButton
        pinId={card.id}
        name={pin.title || t`Pin of ${pinner.fullName}`}
        isSignedIn={actor !== null}
        people={<ToPeople attachment={{ type: 'pin', id: card.id }} />}
      />
      <FavoriteButton pinId={card.id} isFavorite={pin.isFavorite} isSignedIn={actor !== null} />
      {!actor && !isOwn && (
        <ReportLink about={{ kind: 'pin', id: card.id }} to={reportPath('pin', card.id)} size="regular" />
      )}
    </>
  );
}

function VisitorMenu(about: Pick<VisitorPinMenuProps, 'pinId' | 'isOwn'>) {
  const { t } = useLingui();
  return (
    <MenuOpener
      label={t`More`}
      preload={VisitorPinMenu.preload}
      menu={(opened) => <VisitorPinMenu {...opened} {...about} />}
    />
  );
}

export function PinSave({ pin, actor, onDeleted }: PinButtonsProps) {
  const isInBrowser = useScriptReady();
  const { acting } = useShell();
  // Who may only look at a business has nothing to save it for.
  if (!actor) return acting ? null : <VisitorSave pinId={pin.card.id} />;
  // Only the browser knows the last board saved to.
  if (!isInBrowser && actor.id !== pin.pinner.id) return <SaveBefore />;
  return <ActorPinPart part="save" {...{ pin, actor, onDeleted }} before={<SaveBefore />} />;
}

type FavoriteButtonProps = { pinId: string; isFavorite: boolean; isSignedIn: boolean };

function FavoriteButton({ pinId, isFavorite, isSignedIn }: FavoriteButtonProps) {
  const { t } = useLingui();
  const turn = async (isOn: boolean) => {
    try {
      await call(isOn ? 'PinFavoriteResource.create' : 'PinFavoriteResource.delete', { pin_id: pinId });
    } catch (error) {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
      throw error;
    }
    return isOn;
  };
  const [isOn, press] = useSwitch(isFavorite, { ...ON_OR_OFF, turn });
  return (
    <IconButton
      label={isOn ? t`Favorite` : t`Mark as favorite`}
      aria-pressed={isOn}
      onClick={isSignedIn ? press : () => loginPrompt.open({ reason: 'other' })}
    >
      <StarIcon />
    </IconButton>
  );
}

type SendPinButtonProps = {
  pinId: string;
  name: string;
  isSignedIn: boolean;
  people?: ReactNode;
};

function SendPinButton({ pinId, name, isSignedIn, people }: SendPinButtonProps) {
  const { t } = useLingui();
  return (
    <ShareButton
      label={t`Send`}
      title={t`Send this Pin`}
      path={pinPathFor(pinId, 'see')}
      shortPath={shortLinkTo('pin', pinId)}
      subject={name}
      people={people}
      onPress={isSignedIn ? undefined : () => loginPrompt.open({ reason: 'send_pin' })}
    />
  );
}
