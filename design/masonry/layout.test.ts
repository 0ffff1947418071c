import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnWidthAt, STEPS, type Step } from './geometry.ts';
import { type Cell, layOut } from './layout.ts';
import { cellsWithin, place } from './use-wall.ts';

const someCells = fc
  .array(
    fc.record({ ratio: fc.double({ min: 0.3, max: 3, noNaN: true }), text: fc.integer({ min: 0, max: 90 }) }),
    {
      maxLength: 120,
    },
  )
  .map((sizes): Cell[] => sizes.map((size, index) => ({ key: `k${index}`, ...size })));
const someStep = fc.constantFrom(...STEPS.regular, ...STEPS.dense);
const someWidth = fc.integer({ min: 288, max: 2560 });

function boxes(cells: Cell[], step: Step, width: number) {
  const placement = place(cells, layOut(cells, step), step, width);
  const column = columnWidthAt(step, width);
  return cells.map((cell, index) => {
    const top = placement.tops[index] ?? Number.NaN;
    return { column: placement.columns[index], top, bottom: top + cell.ratio * column + cell.text };
  });
}

test('cells of a column follow each other with one gutter between', () => {
  fc.assert(
    fc.property(someCells, someStep, someWidth, (cells, step, width) => {
      const ends = new Map<number | undefined, number>();
      for (const box of boxes(cells, step, width)) {
        expect(box.top).toBeCloseTo(ends.has(box.column) ? (ends.get(box.column) ?? 0) + step.gutter : 0, 6);
        ends.set(box.column, box.bottom);
      }
    }),
  );
});

test('a window holds exactly the cells that touch it, in order', () => {
  fc.assert(
    fc.property(
      someCells,
      someStep,
      someWidth,
      fc.nat(4000),
      fc.nat(1500),
      (cells, step, width, start, height) => {
        const placement = place(cells, layOut(cells, step), step, width);
        const touching = boxes(cells, step, width).flatMap((box, index) =>
          box.bottom >= start && box.top < start + height ? [index] : [],
        );
        const found = cellsWithin(cells, placement, columnWidthAt(step, width), start, start + height);
        expect(found).toEqual(touching);
      },
    ),
  );
});

const step: Step = { columns: 4, from: 992, gutter: 16, width: 236 };
const cells: Cell[] = Array.from({ length: 60 }, (_, index) => ({
  key: `k${index}`,
  ratio: 0.6 + ((index * 7) % 11) / 8,
  text: 40,
}));

test('each cell goes to the shortest column', () => {
  const square = (key: string, ratio: number): Cell => ({ key, ratio, text: 0 });
  const { columns } = layOut(
    [square('a', 2), square('b', 1), square('c', 1.5), square('d', 3), square('e', 1)],
    { ...step, columns: 3 },
  );
  expect([...columns]).toEqual([0, 1, 2, 1, 2]);
});

const laid = (all: Cell[]) => ({ cells: all, layout: layOut(all, step) });

test('appending moves nothing that was there', () => {
  const before = laid(cells.slice(0, 40));
  const after = layOut(cells, step, before);
  expect([...after.columns.slice(0, 40)]).toEqual([...before.layout.columns]);
  expect([...after.ratios.slice(0, 40)]).toEqual([...before.layout.ratios]);
});

test('a list that has grown at its end is laid as if it had always been so long', () => {
  fc.assert(
    fc.property(someCells, someStep, fc.nat(120), (all, someStep, count) => {
      const some = all.slice(0, count);
      const grown = layOut(all, someStep, { cells: some, layout: layOut(some, someStep) });
      expect(grown).toEqual(layOut(all, someStep));
    }),
  );
});

test('a cell that grows keeps the columns of all others, whose tops follow', () => {
  const before = laid(cells);
  const changed = cells.map((cell, index) => (index === 50 ? { ...cell, text: 90 } : cell));
  const after = layOut(changed, step, before);
  expect([...after.columns]).toEqual([...before.layout.columns]);
  const below = after.columns.indexOf(after.columns[50] ?? 0, 51);
  expect((after.fixed[below] ?? 0) - (before.layout.fixed[below] ?? 0)).toBe(50);
});

test('taking one away leaves all but the last row in their columns, adding and replacing one all', () => {
  const before = laid(cells);
  const columnsOf = (all: Cell[], { columns }: typeof before.layout) =>
    new Map(all.map(({ key }, index) => [key, columns[index]]));
  const known = columnsOf(cells, before.layout);
  const changes = [
    cells.filter((_, index) => index !== 5),
    [{ key: 'new', ratio: 1.2, text: 40 }, ...cells],
    cells.map((cell, index) => (index === 7 ? { ...cell, key: 'other', ratio: 1.1 } : cell)),
  ];
  for (const changed of changes) {
    const columns = columnsOf(changed, layOut(changed, step, before));
    const settled = changed.length < cells.length ? cells.slice(0, -step.columns) : cells;
    for (const cell of settled)
      if (columns.has(cell.key)) expect(columns.get(cell.key)).toBe(known.get(cell.key));
  }
});

test('a list in another order is laid out as if it had always had it', () => {
  fc.assert(
    fc.property(someCells, someStep, fc.nat(120), fc.nat(120), (all, someStep, from, to) => {
      const [moved] = all.slice(from);
      const changed = moved ? all.filter((cell) => cell !== moved).toSpliced(to, 0, moved) : all;
      const before = { cells: all, layout: layOut(all, someStep) };
      expect(layOut(changed, someStep, before)).toEqual(layOut(changed, someStep));
    }),
  );
});

test('taking some away leaves no hole: the first row is filled, and so is the last from its start', () => {
  const few = fc.tuple(someCells, someStep, fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(few, ([all, someStep, taken]) => {
      const before = { cells: all, layout: layOut(all, someStep) };
      const left = all.filter((_, index) => !taken.includes(index));
      const { columns } = layOut(left, someStep, before);
      const row = left.slice(0, someStep.columns).map((_, index) => index);
      expect([...new Set(columns)].sort((one, other) => one - other)).toEqual(row);
    }),
  );
  const even = Array.from({ length: 10 }, (_, index): Cell => ({ key: `k${index}`, ratio: 1, text: 0 }));
  const five: Step = { from: 0, width: 236, columns: 5, gutter: 16 };
  const before = { cells: even, layout: layOut(even, five) };
  const { columns } = layOut(even.toSpliced(5, 1), five, before);
  expect([...columns]).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3]);
});

test('a column that has grown far too long lets its cells go', () => {
  const inOne = { cells, layout: layOut(cells, { ...step, columns: 1 }) };
  const changed = [{ key: 'new', ratio: 1, text: 40 }, ...cells];
  const placement = place(changed, layOut(changed, step, inOne), step, 992);
  expect(placement.height - placement.shortest).toBeLessThan(720 + 2 * 236);
});

test('a phone turned on its side keeps every cell in its column', () => {
  const [fluid] = STEPS.regular;
  if (!fluid) throw new Error('no fluid step');
  const layout = layOut(cells, fluid);
  expect(place(cells, layout, fluid, 320).columns).toEqual(place(cells, layout, fluid, 480).columns);
});
