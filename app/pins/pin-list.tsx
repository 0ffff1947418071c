import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useContext, useEffect, useMemo } from 'react';
import { useEntryQuery } from '#app/shell/use-entry-query.ts';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import type { Density } from '#design/masonry/geometry.ts';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { CardsOfPage, PinFieldSet } from '#features/library/pins/parts/card-line.ts';
import { afterChanges, type ListPlace, usePinChanges } from '#features/library/pins/parts/pin-changes.ts';
import { PinWall } from '#features/library/pins/parts/pin-wall.tsx';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { GridPin } from '#features/library/pins/wire/pin-field-sets.ts';
import {
  ArrangedListContext,
  type ArrangedPinList,
} from '#features/library/saves/select-pins/arranged-list-context.ts';
import type { DataOf, OptionsOf, ResourceName } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { CardMenu, CardSave } from './card-actions.tsx';

/** The resources that return lists of pins. */
export type PinListName = { [N in ResourceName]: DataOf<N> extends PinAnswer[] ? N : never }[ResourceName];

export interface FirstPins {
  items: PinCardData[];
  bookmark: string | null;
  /** There are more, but only for signed-in viewers. */
  isCut?: boolean;
}

export function firstPins(answer: { data: GridPin[]; bookmark: string | null }): FirstPins {
  return { items: answer.data.map(pinCardData), bookmark: answer.bookmark };
}

type PinListProps<N extends PinListName> = Omit<CardsOfPage, 'fieldSet'> & {
  first: FirstPins;
  resource: N;
  /** Options of further pages; must be the same object between renders or consist of plain values. */
  options: OptionsOf<N>;
  label: string;
  density?: Density;
  /** Starts below the first screen. */
  isLow?: boolean;
};

const keyOf = (pin: PinCardData) => pin.id;

export function PinList<N extends PinListName>(list: PinListProps<N>) {
  const Arranged = useContext(ArrangedListContext);
  if (!Arranged) return <Pins {...list} />;
  return <Arranged>{(arranged) => <Pins {...list} {...arranged} />}</Arranged>;
}

type PinsProps<N extends PinListName> = PinListProps<N> & Partial<ArrangedPinList>;

function Pins<N extends PinListName>(list: PinsProps<N>) {
  const { first, resource, options, label, density, isLow, whose, moves, arrange, around, onShown } = list;
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
  useEffect(() => onShown?.(pins), [onShown, pins]);
  const actor = useActor();
  const overlay = useCallback((pin: PinCardData) => <CardSave pin={pin} actor={actor} />, [actor]);
  const aside = useCallback((pin: PinCardData) => <CardMenu pin={pin} actor={actor} />, [actor]);
  const end = first.isCut ? <LogInForMore /> : undefined;
  const fieldSet = fieldSetIn(wanted);
  const more = { label, density, isLow, status, end, overlay, aside, whose, fieldSet, around };
  return <PinWall {...more} pins={pins} onNearEnd={loadMore} />;
}

/** The board or section whose pins are listed, or the home feed. */
function placeIn(resource: PinListName, options: string): ListPlace {
  const { board_id, section_id, filter_section_pins } = JSON.parse(options);
  const isHome = resource === 'UserHomefeedResource.get';
  return { boardId: board_id, sectionId: section_id, isOutsideSections: filter_section_pins, isHome };
}

function fieldSetIn(options: string): PinFieldSet {
  return JSON.parse(options).field_set_key === 'partner_grid_item' ? 'partner_grid_item' : 'grid_item';
}

/** Below the fixed set of a profile's pins that visitors get. */
function LogInForMore() {
  const { t } = useLingui();
  const query = useEntryQuery();
  const { viewer } = useShell();
  return (
    <EmptyState
      title={t`Log in to see more`}
      action={
        <>
          <LinkButton to={`/login/${query}`} variant="primary">
            <Trans>Log in</Trans>
          </LinkButton>
          {!viewer && (
            <LinkButton to={`/signup/${query}`}>
              <Trans>Sign up</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  );
}
