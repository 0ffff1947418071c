import { createListeners } from '#platform/browser/listeners.ts';
import type { Held, MovesOfList } from '#platform/resource/held-pages.ts';
import { idsIn, inOrder, type OrderChange } from './list-order.ts';

export interface VisitMove {
  number: number;
  list: string;
  change: OrderChange;
}

interface OfList<Item> {
  list: string;
  keyOf: (item: Item) => string;
}

/** Moves it already contains are skipped. */
export function afterMoves<Item>(
  held: Held<Item>,
  moves: readonly VisitMove[],
  { list, keyOf }: OfList<Item>,
  moment = Number.POSITIVE_INFINITY,
): Held<Item> {
  const missing = movesSince(held, moves, list).filter(({ number }) => number <= moment);
  if (missing.length === 0) return held;
  const changes = missing.map(({ change }) => change);
  return { ...held, items: [...inOrder(held.items, changes, keyOf)], moment };
}

function movesSince({ moment = 0 }: Held<unknown>, moves: readonly VisitMove[], list: string) {
  return moves.filter((move) => move.list === list && move.number > moment);
}

/**
 * The moves of a visit. Each shows at once in lists that do not contain it yet. Calls about one list, moves and pages
 * alike, run one at a time, so that a fetched page contains exactly the moves before it. Refused moves are dropped.
 */
export function createVisitMoves() {
  let moves: readonly VisitMove[] = [];
  let last = 0;
  const lastAnswered = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  const { subscribe, tell } = createListeners();

  const put = (next: readonly VisitMove[]) => {
    moves = next;
    tell();
  };
  const inTurn = <T>(list: string, action: () => Promise<T>): Promise<T> => {
    const next = (turns.get(list) ?? Promise.resolve()).then(action);
    turns.set(
      list,
      next.catch(() => {}),
    );
    return next;
  };

  return {
    get: () => moves,
    subscribe,
    /** The first one refused cancels the rest. @throws what refused it */
    make<Change extends OrderChange>(
      list: string,
      changes: readonly Change[],
      ask: (change: Change) => Promise<unknown>,
    ): Promise<void> {
      const made = changes.map((change) => ({ number: ++last, list, change }));
      const until = last;
      put([...moves, ...made]);
      return inTurn(list, async () => {
        const left = new Set<VisitMove>(made);
        try {
          for (const move of made) {
            await ask(move.change);
            left.delete(move);
          }
        } finally {
          lastAnswered.set(list, until);
          if (left.size > 0) put(moves.filter((move) => !left.has(move)));
        }
      });
    },
    of: (list: string): MovesOfList => ({
      fetchedElsewhere: (held) => ({
        ...held,
        moment: lastAnswered.get(list) ?? 0,
        isUnsure: moves.some((move) => move.list === list),
      }),
      ask: async (fetch) => {
        const moment = last;
        return { ...(await inTurn(list, fetch)), moment };
      },
      at: (held, keyOf, moment) => afterMoves(held, moves, { list, keyOf }, moment),
      isTorn: (held, keyOf) => {
        const since = movesSince(held, moves, list);
        if (since.length === 0) return false;
        const keys = new Set(held.items.map(keyOf));
        return since.some(({ change }) => idsIn(change).some((id) => !keys.has(id)));
      },
    }),
  };
}

export const visitMoves = createVisitMoves();
