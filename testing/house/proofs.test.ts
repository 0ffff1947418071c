import { expect, test } from 'vitest';
import { readProject } from './project-files.ts';
import { droppedProofs, falseProofs, proofMakers, provenWrites, writersOf } from './proofs.ts';
import { sourceFile } from './source-file.ts';

const ALLOW = "import { allow } from '#platform/resource/allowed.ts';";
const ADD = "const ADD = { text: 'insert into boards' };\n";

test('only locks that check make proofs', async () => {
  const makers = (path: string, text: string) => proofMakers([sourceFile(path, text)]);
  expect(makers('features/library/boards/edit-board/edit-board.service.ts', ALLOW)).toHaveLength(1);
  expect(makers('features/library/boards/board.ts', "const b = row as AllowedBoard<'edit'>;")).toHaveLength(
    1,
  );
  expect(makers('features/library/boards/board.ts', 'f(row as unknown as LockedBoard)')).toHaveLength(1);
  expect(makers('features/library/boards/board-lock.service.ts', ALLOW)).toEqual([]);
  expect(makers('features/library/boards/board.ts', ALLOW.replace('import', 'import type'))).toEqual([]);
  expect(proofMakers(await readProject())).toEqual([]);
});

test('stores write for proofs', async () => {
  const writers = (text: string, path = 'features/library/boards/a.store.ts') =>
    provenWrites([sourceFile(path, text)], {});
  expect(writers(`${ADD}export function add(id: Id): Promise<void> {\n  ADD;\n}`)).toHaveLength(1);
  expect(
    writers(
      `${ADD}function run() {\n  ADD;\n}\nexport async function add(): Promise<LockedBoard> {\n  run();\n}`,
    ),
  ).toHaveLength(1);
  expect(writers(`${ADD}export function add(board: AllowedBoard): Promise<void> {\n  ADD;\n}`)).toEqual([]);
  expect(
    writers(
      `${ADD}type Gone = AllowedBoard<'a'>;\nexport function add(board: Gone): Promise<void> {\n  ADD;\n}`,
    ),
  ).toEqual([]);
  expect(writers("export function lock(): Promise<void> {\n  'for no key update of b';\n}")).toEqual([]);
  expect(
    writers(`${ADD}export function add(): Promise<void> {\n  ADD;\n}`, 'features/measure/events/a.store.ts'),
  ).toEqual([]);
  expect(
    writers(
      `${ADD}export function add(id: Id): Promise<void> {\n  ADD;\n}`,
      'features/social/follows/a.store.ts',
    ),
  ).toEqual(['follows/a.store.ts add writes without a proof']);
  expect(provenWrites([], { 'boards/a.store.ts add': 'gone' })).toEqual([
    'boards/a.store.ts add needs no exception',
  ]);
  const project = await readProject();
  expect(provenWrites(project)).toEqual([]);
  const boards = project.filter(({ path }) => /^features\/library\/boards\/.*\.store\.ts$/.test(path));
  expect(boards.flatMap(writersOf).length).toBeGreaterThan(50);
});

test('services pass on what their locks prove', async () => {
  const lock = sourceFile('features/a/b/c.store.ts', 'function lockNames(tx: Transaction): Promise<void> {}');
  const dropped = (text: string) => droppedProofs([lock, sourceFile('features/a/b/c.service.ts', text)]);
  expect(dropped('f();\n  await lockBoardFor(tx);')).toHaveLength(1);
  expect(dropped('{\n  if (!(await lockBoardFor(tx))) return;')).toHaveLength(1);
  expect(dropped('f();\n  const board =\n  await lockBoardFor(tx);')).toEqual([]);
  expect(dropped('f();\n  if (!(await lockBoards(tx)).has(id)) return;')).toEqual([]);
  expect(dropped('f();\n  await lockNames(tx);')).toEqual([]);
  expect(droppedProofs(await readProject())).toEqual([]);
});

test('stores take no other type for a proof', async () => {
  const store = sourceFile('features/a/boards/b.store.ts', 'f(board: LockedBoard)');
  const taken = (text: string) => falseProofs([store, sourceFile('features/a/boards/b.ts', text)]);
  expect(taken('interface LockedBoard { id: Id }')).toHaveLength(1);
  expect(taken('type LockedBoard = { id: Id };')).toHaveLength(1);
  expect(taken('type LockedBoard = Locked<{ id: Id }>;')).toEqual([]);
  expect(taken('type LockedBoard<A> = Allowed<\n  Row,\n  A>;')).toEqual([]);
  expect(falseProofs(await readProject())).toEqual([]);
});
