import { createListeners } from '#platform/browser/listeners.ts';
import type { Held, MovesOfList } from '#platform/resource/held-pages.ts';
import { idsIn, inOrder, type OrderChange } from './list-order.ts';

/** A change of a list's order, by its number among those of the visit. */
export interface VisitMove {
  number: number;
  list: string;
  change: OrderChange;
}

/** Which list it is, and what tells its things apart. */
interface OfList<Item> {
  list: string;
  keyOf: (item: Item) => string;
}

/** A list as it stands after the moves up to one, or after all; those that it holds already are not made again. */
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
 * The moves of a visit. Each shows at once in the lists that do not hold it yet. About one list the server is asked for
 * one thing after the other, its moves and its pages alike, so that what is fetched here is known to hold the moves
 * before it and no other; refused ones are forgotten.
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
    /** Makes changes of a list's order. Of several the first that is refused takes the rest along. @throws what refused it */
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
    /** What these moves mean to what was fetched of one list. */
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

/** Those of this visit. */
export const visitMoves = createVisitMoves();
