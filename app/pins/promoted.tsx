import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { EllipsisIcon, EyeOffIcon, InfoIcon } from '#design/icons/icons.tsx';
import { Menu, type MenuEntry } from '#design/menu/menu.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { toast } from '#design/toast/toast.ts';
import { promotedCard, reportAd, watchAd } from '#features/ads/delivery/parts/track-ads.ts';
import { WhyAdDialog } from '#features/ads/delivery/parts/why-ad-dialog.tsx';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { PinMenu } from '#features/library/saves/parts/pin-menu.tsx';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import { browserStorage } from '#platform/browser/browser-storage.ts';
import { call } from '#platform/resource/client.ts';

type PromotedPin = PinCardData & { promoted: NonNullable<PinCardData['promoted']> };

const HIDDEN = 'hidden_ads';
const MOST_HIDDEN = 100;

/** A visitor's hidden ads are known to this browser alone. */
const hiddenByVisitor = {
  has: (pinId: string) => readHidden().includes(pinId),
  set: (pinId: string, isHidden: boolean) => {
    const others = readHidden().filter((one) => one !== pinId);
    const all = isHidden ? [...others, pinId] : others;
    browserStorage()?.setItem(HIDDEN, all.slice(-MOST_HIDDEN).join(' '));
  },
};

const readHidden = (): string[] => (browserStorage()?.getItem(HIDDEN) ?? '').split(' ').filter(Boolean);

/** Watches the impression of the card around the returned place. */
function useWatchedCard({ id: pinId, link, promoted: { token } }: PromotedPin, isVisitor: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isVisitor && hiddenByVisitor.has(pinId)) return notePinChange(pinId, { kind: 'hidden' });
    const card = place.current?.closest('article');
    return card ? watchAd(card, { pinId, link, token }) : undefined;
  }, [pinId, link, token, isVisitor]);
  useEffect(() => (isVisitor ? undefined : followSaves()), [isVisitor]);
  return place;
}

type PromotedMenuProps = { pin: PromotedPin; actor: ShellViewer | null; className?: string | undefined };

export function PromotedMenu({ pin, actor, className }: PromotedMenuProps) {
  const { brandName, viewer } = useShell();
  const place = useWatchedCard(pin, actor === null);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const explain = () => {
    setAsked(true);
    setOpen(true);
  };
  const about = { isOpen, brandName, isSignedIn: viewer !== null, promoted: pin.promoted };
  return (
    <span ref={place}>
      <AdMenu {...{ pin, actor, className, brandName, explain }} />
      {isAsked && <WhyAdDialog {...about} onClose={() => setOpen(false)} />}
    </span>
  );
}

type AdMenuProps = PromotedMenuProps & { brandName: string; explain: () => void };

function AdMenu({ pin, actor, className, brandName, explain }: AdMenuProps) {
  const { t } = useLingui();
  const hide = useHideAd(pin, actor !== null);
  const { account_name } = pin.promoted;
  const entries: MenuEntry[] = [
    { id: 'why-ad', label: t`Why this ad?`, icon: <InfoIcon size={18} />, onSelect: explain },
    { id: 'hide-ad', label: t`Hide ad`, icon: <EyeOffIcon size={18} />, onSelect: hide },
  ];
  const ad = { id: 'ad', title: t`Promoted by ${account_name}`, entries };
  if (!actor)
    return (
      <MenuOpener
        label={t`More`}
        size="tiny"
        className={className}
        icon={<EllipsisIcon size={18} />}
        preload={Menu.preload}
        menu={({ wanted, ...opened }) => <Menu {...opened} label={t`More`} groups={[ad]} />}
      />
    );
  const report = () => reportPrompt.open({ kind: 'pin', id: pin.id });
  return <PinMenu {...{ pin, brandName, className, ad }} saver={actor} isOwn={false} onReport={report} />;
}

const UNDO_MS = 10_000;

function useHideAd({ id, promoted: { token } }: PromotedPin, isPerson: boolean): () => Promise<void> {
  const { t } = useLingui();
  const change = async (how: 'create' | 'delete') => {
    if (isPerson) await call(how === 'create' ? 'AdHideResource.create' : 'AdHideResource.delete', { token });
    else hiddenByVisitor.set(id, how === 'create');
    if (!isPerson && how === 'create') reportAd(token, 'hide');
  };
  const showAgain = async () => {
    try {
      await change('delete');
      notePinChange(id, null);
    } catch {
      toast.show({
        kind: 'error',
        text: t`We couldn't show the ad again.`,
        action: { label: t`Try again`, onAction: showAgain },
        duration: UNDO_MS,
      });
    }
  };
  return async () => {
    notePinChange(id, { kind: 'hidden' });
    try {
      await change('create');
    } catch {
      notePinChange(id, null);
      toast.show({ kind: 'error', text: t`We couldn't hide the ad. Try again.` });
      return;
    }
    toast.show({
      text: t`Ad hidden. You won't see it again.`,
      action: { undo: showAgain },
      duration: UNDO_MS,
    });
  };
}

let isFollowingSaves = false;

/** Until the page is left; a save counts for a promoted pin wherever its button is pressed. */
function followSaves(): void {
  if (isFollowingSaves) return;
  isFollowingSaves = true;
  import('#features/library/saves/save-pin/use-save-pin.tsx').then(
    ({ hearSaves }) =>
      hearSaves((pinId) => {
        const card = promotedCard(pinId);
        if (card) reportAd(card.token, 'save');
      }),
    () => {
      isFollowingSaves = false;
    },
  );
}
