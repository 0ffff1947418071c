import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Held, isBroken, underNewFirst, withAnswer } from '#platform/resource/held-pages.ts';
import { inMovesOf, inOrder, movesBack, namedForMove, type OrderChange } from './list-order.ts';
import { afterMoves, createVisitMoves } from './visit-moves.ts';

const keyOf = (id: string) => id;
const THINGS = [...'ABCDEFGH'];
const PAGE = 3;

/** Advances time; waiting tasks continue in any order. */
type Wait = () => Promise<unknown>;

/** A server with one list. It handles a call after a delay and answers after another. */
function serverOf(wait: Wait) {
  // Items have numbers for their order; a page starts after the number of the last item.
  let places = new Map(THINGS.map((id, index) => [id, index]));
  const placeOf = (id: string | undefined) => places.get(id ?? '');
  const order = () => [...places].sort(([, a], [, b]) => a - b).map(([id]) => id);

  const change = (made: OrderChange) => {
    const before = order();
    const after = inOrder(before, [made], keyOf);
    if ('named' in made) return after.map((id, index) => [id, placeOf(before[index]) ?? 0] as const);
    const start = after.findIndex((id) => made.ids.includes(id));
    const low = placeOf(after[start - 1]) ?? -1000;
    const high = placeOf(after[start + made.ids.length]) ?? 1000;
    const step = (high - low) / (made.ids.length + 1);
    return made.ids.map((id, index) => [id, low + step * (index + 1)] as const);
  };
  const pageAfter = (bookmark: string | null): Held<string> => {
    const rest = order().filter((id) => bookmark === null || (placeOf(id) ?? 0) > Number(bookmark));
    const items = rest.slice(0, PAGE);
    return { items, bookmark: rest.length > PAGE ? String(placeOf(items.at(-1))) : null };
  };
  return {
    order,
    async change(made: OrderChange, isRefused: boolean) {
      await wait();
      if (!isRefused) places = new Map([...places, ...change(made)]);
      await wait();
      if (isRefused) throw new Error('refused');
    },
    async page(bookmark: string | null) {
      await wait();
      const page = pageAfter(bookmark);
      await wait();
      return page;
    },
  };
}

type Moves = ReturnType<typeof createVisitMoves>;
type Server = ReturnType<typeof serverOf>;

/** A list on a page, as `usePages` and `useArrange` hold it. */
function listOf(moves: Moves, server: Server, first: Held<string>, left?: Held<string>) {
  const rules = { keyOf, moves: moves.of('one') };
  let held = left ?? rules.moves.fetchedElsewhere(first);
  let isLoading = false;
  const more = async () => {
    const bookmark = isBroken(held, rules) ? null : held.bookmark;
    if (isLoading || (!bookmark && !isBroken(held, rules))) return;
    isLoading = true;
    const next = await rules.moves.ask(() => server.page(bookmark));
    held = bookmark ? withAnswer(held, bookmark, next, rules) : underNewFirst(held, next, rules);
    isLoading = false;
  };
  return {
    more,
    held: () => held,
    shown: () => afterMoves(held, moves.get(), { list: 'one', keyOf }).items,
    refetched(again: Held<string>) {
      held = underNewFirst(held, rules.moves.fetchedElsewhere(again), rules);
    },
    async rendered() {
      if (isBroken(held, rules)) await more();
    },
  };
}

interface Move {
  kind: 'move' | 'name';
  ids: number[];
  beside: number;
  side: 'before' | 'after';
  isRefused: boolean;
}

const aMove = fc.record<Move>({
  kind: fc.constantFrom('move', 'name'),
  ids: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
  beside: fc.nat(7),
  side: fc.constantFrom('before', 'after'),
  isRefused: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});
const anAction = fc.oneof(
  { weight: 4, arbitrary: aMove },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'more', 'more', 'refetch', 'link', 'back') }),
  },
);
/** An action, and how many pending tasks finish before the next. */
const someActions = fc.array(fc.tuple(anAction, fc.nat(6)), { maxLength: 16 });

function visitOf(wait: Wait) {
  const server = serverOf(wait);
  const moves = createVisitMoves();
  const undo: OrderChange[][] = [];
  const entries: ReturnType<typeof listOf>[] = [];
  let navigation = 0;
  let list = listOf(moves, server, { items: THINGS.slice(0, PAGE), bookmark: String(PAGE - 1) });

  /** The last of several changes may be refused. */
  const make = async (changes: OrderChange[], back: OrderChange[], isRefused = false) => {
    const last = changes.at(-1);
    const ask = (change: OrderChange) => server.change(change, isRefused && change === last);
    await moves.make('one', changes, ask).then(
      () => undo.push(back),
      () => {},
    );
  };
  const move = ({ kind, ids, beside, side, isRefused }: Move) => {
    const shown = list.shown();
    const at = (index: number) => shown[index % shown.length] ?? '';
    const chosen = [...new Set(ids.map(at))];
    const one = { ids: chosen, besideId: at(beside), side };
    if (chosen.includes(one.besideId)) return;
    if (kind === 'move') return make(inMovesOf(2, one), movesBack(shown, chosen), isRefused);
    const named = namedForMove(shown, one);
    return make([{ named }], [{ named: shown.filter((id) => named.includes(id)) }], isRefused);
  };
  /** The router shows only the last navigation. */
  const navigate = async (show: (first: Held<string>) => void) => {
    navigation += 1;
    const mine = navigation;
    const first = await server.page(null);
    if (mine === navigation) show(first);
  };
  const actions = {
    undo: () => void make(undo.pop() ?? [], []),
    more: () => void list.more(),
    refetch: () => void navigate((first) => list.refetched(first)),
    link: () =>
      void navigate((first) => {
        entries.push(list);
        list = listOf(moves, server, first);
      }),
    back: () =>
      void navigate((first) => {
        list = listOf(moves, server, first, entries.pop()?.held());
      }),
  };
  return { server, actions, move, list: () => list };
}

test('whatever is moved, refused, undone, fetched and left meanwhile, the list stands as the server has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), someActions, async (scheduler, all) => {
      const visit = visitOf(() => scheduler.schedule(Promise.resolve()));
      const settle = async (most: number) => {
        const render = async () => {
          await new Promise(setImmediate);
          void visit.list().rendered();
        };
        await render();
        for (let n = 0; n < most && scheduler.count() > 0; n += 1) {
          await scheduler.waitOne();
          await render();
        }
      };
      for (const [action, pause] of all) {
        if ('ids' in action) void visit.move(action);
        else visit.actions[action.kind]();
        await settle(pause);
      }
      await settle(Number.POSITIVE_INFINITY);
      while (visit.list().held().bookmark !== null) {
        visit.actions.more();
        await settle(Number.POSITIVE_INFINITY);
      }
      expect(visit.list().shown()).toEqual(visit.server.order());
    }),
    { numRuns: 1000 },
  );
});

test('a list whose move has no answer yet holds up no other list', async () => {
  const moves = createVisitMoves();
  const change = { named: ['B', 'A'] };
  void moves.make('hanging', [change], () => new Promise(() => {}));
  const page = await moves.of('other').ask(async () => ({ items: ['C'], bookmark: null }));
  expect(page.items).toEqual(['C']);
  const made: OrderChange[] = [];
  await moves.make('other', [change], async (asked) => made.push(asked));
  expect(made).toEqual([change]);
});
