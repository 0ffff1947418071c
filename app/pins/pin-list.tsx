import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import type { ShellViewer } from '#app/shell/shell-data.ts';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { IconButton } from '#design/button/icon-button.tsx';
import { EllipsisIcon } from '#design/icons/visitor-icons.tsx';
import type { Density } from '#design/masonry/geometry.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import type { CardsOfPage, PinFieldSet } from '#features/library/pins/parts/card-line.ts';
import { afterChanges, type ListPlace, usePinChanges } from '#features/library/pins/parts/pin-changes.ts';
import { PinWall, type PinWallProps } from '#features/library/pins/parts/pin-wall.tsx';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { GridPin } from '#features/library/pins/wire/pin-field-sets.ts';
import { SaveBefore, VisitorSave } from '#features/library/saves/save-pin/visitor-save.tsx';
import { SelectedListContext, type SelectedPinList } from '#features/library/saves/select-pins/selecting.ts';
import { reportPrompt } from '#features/trust/moderation/parts/report-prompt.ts';
import type { DataOf, OptionsOf, ResourceName } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { nextPage } from './next-page.ts';
import styles from './pin-list.module.css';

// Visitors have hardly any actions on a pin, so they do not load the code.
const SaveOverlay = latePart(
  () => import('#features/library/saves/save-pin/save-overlay.tsx'),
  'SaveOverlay',
);
// Few lists are cut.
const LogInForMore = rarePart(() => import('./log-in-for-more.tsx'), 'LogInForMore');

const PinMenu = latePart(() => import('#features/library/saves/parts/pin-menu.tsx'), 'PinMenu');

// Few pins are promoted.
const PromotedMenu = latePart(() => import('./promoted.tsx'), 'PromotedMenu');

type CardActionsProps = {
  pin: PinCardData;
  actor: ShellViewer | null;
};

const isOwn = (pin: PinCardData, actor: ShellViewer) => pin.pinner.username === actor.username;

/** An own pin is already saved, and is copied. */
export function CardSave({ pin, actor }: CardActionsProps) {
  const { acting } = useShell();
  // Who may only look at a business has nothing to save it for.
  if (!actor) return acting ? null : <VisitorSave pinId={pin.id} size="small" />;
  const own = isOwn(pin, actor);
  return <SaveOverlay pin={pin} saver={actor} isOwn={own} before={!own && <SaveBefore size="small" />} />;
}

/** Visitors find them on the pin's page, but for those of ads. */
export function CardMenu({ pin, actor }: CardActionsProps) {
  const { t } = useLingui();
  const { brandName } = useShell();
  const { promoted } = pin;
  if (!actor && !promoted) return null;
  const before = (
    <IconButton label={t`More`} size="tiny" className={styles.menu}>
      <EllipsisIcon size={18} />
    </IconButton>
  );
  const className = styles.menu;
  if (promoted) return <PromotedMenu {...{ actor, className, before }} pin={{ ...pin, promoted }} />;
  return (
    actor && (
      <PinMenu
        {...{ pin, brandName, className, before }}
        saver={actor}
        isOwn={isOwn(pin, actor)}
        onReport={() => reportPrompt.open({ kind: 'pin', id: pin.id })}
      />
    )
  );
}

export type PinListName = { [N in ResourceName]: DataOf<N> extends PinAnswer[] ? N : never }[ResourceName];

export interface FirstPins {
  items: PinCardData[];
  bookmark: string | null;
  /** There are more, but only for signed-in viewers. */
  isCut?: boolean;
  /** The address of the next page, for `NextPage`. */
  next?: string | undefined;
}

/** With an address, pages may be read one by one as well; it is that of this page. */
export function firstPins(answer: { data: GridPin[]; bookmark: string | null }, url?: URL): FirstPins {
  const { bookmark } = answer;
  const next = url && nextPage(url, bookmark);
  return { items: answer.data.map(pinCardData), bookmark, ...(next && { next }) };
}

type PinListProps<N extends PinListName> = Omit<CardsOfPage, 'fieldSet'> & {
  first: FirstPins;
  resource: N;
  /** The same object between renders, or plain values. */
  options: OptionsOf<N>;
  label: string;
  density?: Density;
  isEven?: boolean;
  /** Below the first screen. */
  isLow?: boolean;
  /** Instead of the wall. */
  show?: ((list: PinWallProps) => ReactNode) | undefined;
};

const keyOf = (pin: PinCardData) => pin.id;

export function PinList<N extends PinListName>(list: PinListProps<N>) {
  const Selected = useContext(SelectedListContext);
  if (!Selected) return <Pins {...list} />;
  return <Selected>{(selected) => <Pins {...list} {...selected} />}</Selected>;
}

type PinsProps<N extends PinListName> = PinListProps<N> & Partial<SelectedPinList>;

function Pins<N extends PinListName>(list: PinsProps<N>) {
  const { first, resource, options, label, density, isEven, isLow, whose } = list;
  const { moves, arrange, around, onShown } = list;
  const end = first.isCut ? <LogInForMore /> : null;
  const wanted = JSON.stringify(options);
  const source = useMemo(
    () => ({
      resource,
      options: { field_set_key: 'grid_item', ...JSON.parse(wanted) } as OptionsOf<N>,
      first,
      item: pinCardData as never,
      keyOf,
      moves,
    }),
    [resource, wanted, first, moves],
  );
  const { held, status, loadMore } = usePages<N, PinCardData>(source);
  const changes = usePinChanges();
  const pins = useMemo(
    () => afterChanges(arrange ? arrange(held) : held.items, changes, placeIn(resource, wanted)),
    [arrange, held, changes, resource, wanted],
  );
  useEffect(
    () => onShown?.(pins, { ...source, bookmark: held.bookmark }),
    [onShown, pins, source, held.bookmark],
  );
  const beside = useBeside();
  const { field_set_key } = options as { field_set_key?: PinFieldSet };
  const fieldSet = field_set_key ?? 'grid_item';
  const more = { label, density, isEven, isLow, status, end, ...beside, whose, fieldSet, around };
  const shown = { ...more, pins, onNearEnd: loadMore };
  return list.show ? list.show(shown) : <PinWall {...shown} />;
}

/** What a card has for this viewer. */
function useBeside() {
  const actor = useActor();
  const overlay = useCallback((pin: PinCardData) => <CardSave pin={pin} actor={actor} />, [actor]);
  const aside = useCallback((pin: PinCardData) => <CardMenu pin={pin} actor={actor} />, [actor]);
  return { overlay, aside };
}

function placeIn(resource: PinListName, options: string): ListPlace {
  const { board_id, section_id, filter_section_pins } = JSON.parse(options);
  const isHome = resource === 'UserHomefeedResource.get';
  return { boardId: board_id, sectionId: section_id, isOutsideSections: filter_section_pins, isHome };
}

/** A business has fields of its own. */
export function pinsOf({ username, isPartner }: { username: string; isPartner: boolean }) {
  const field_set_key: PinFieldSet = isPartner ? 'partner_grid_item' : 'grid_item';
  return { username, field_set_key };
}
