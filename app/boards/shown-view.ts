import { bookmarksIn, headOfPage } from '#app/pins/next-page.ts';
import { tagOption } from '#app/pins/shown-tag.ts';
import { useActor, useShell } from '#app/shell/use-shell.ts';
import type { ViewKeeper } from '#features/library/boards/choose-view/use-choose-view.ts';
import type { ShownView } from '#features/library/boards/choose-view/view-menu.tsx';
import { type PinsFilter, type PinsView, readView } from '#features/library/boards/pins-view.ts';
import type { ShownTag } from '#features/library/tags/filter-by-tag/tag-filter.tsx';
import type { OptionsOf } from '#platform/resource/call.ts';
import type { PageContext } from '../server/page-context.ts';

export type { ShownView };

/** The address says how to show a board, else what the viewer chose for it; `view` is null where neither does. */
export async function shownViewIn(
  { call }: PageContext,
  { searchParams }: URL,
  board_id: string,
): Promise<Omit<ShownView, 'view'> & { view: PinsView | null }> {
  const { view, sort, filter } = readView(searchParams);
  const chosen = view && sort ? null : (await call('BoardViewResource.get', { board_id })).data;
  return { view: view ?? chosen?.view ?? null, sort: sort ?? chosen?.sort ?? 'default', filter };
}

type Narrowed = Omit<ShownView, 'view'> & { tag: ShownTag | null };

/** The options that narrow or sort a list of pins; none for all of them in their own order. */
export function narrowedBy({ sort, filter, tag }: Narrowed): Partial<OptionsOf<'BoardPinIdsResource.get'>> {
  const given = Object.entries(filter).filter(([, value]) => value !== null);
  return {
    ...(sort !== 'default' && { sort }),
    ...(Object.fromEntries(given) as Partial<PinsFilter>),
    ...tagOption(tag),
  };
}

export type NarrowedList = ReturnType<typeof narrowedBy>;

export const isNarrowed = (narrowed: NarrowedList): boolean => Object.keys(narrowed).length > 0;

/** How the list can be arranged. */
export function arrangedBy({ narrowed, shown }: { narrowed: NarrowedList; shown: ShownView }) {
  const isFixed = isNarrowed(narrowed) || shown.view === 'list';
  return { isFixed, narrowed: isNarrowed(narrowed) ? narrowed : undefined };
}

/** Null where the list goes on. */
export function countOf({ data, bookmark }: { data: readonly unknown[]; bookmark: string | null }, url: URL) {
  return bookmark || bookmarksIn(url).length > 0 ? null : data.length;
}

/** A narrowed or sorted list has the head of the whole one. */
export function headOfList(url: URL, narrowed: NarrowedList, head: Parameters<typeof headOfPage>[1]) {
  return isNarrowed(narrowed) ? head : headOfPage(url, head);
}

/** A table shows more of each pin. */
export function fieldsFor(view: PinsView | null): { field_set_key: 'grid_item' | 'table_item' } {
  return { field_set_key: view === 'list' ? 'table_item' : 'grid_item' };
}

/** Whoever may not write through this account chooses for this visit only. */
export function useViewKeeper(isMine: boolean): ViewKeeper {
  const actor = useActor();
  const { viewer } = useShell();
  if (!viewer) return 'browser';
  if (!actor) return null;
  return isMine ? 'owner' : 'account';
}
