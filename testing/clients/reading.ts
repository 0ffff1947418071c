/** Whatever an answer holds. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Path = (string | number)[];

/** The value at a path that a program requires; without it the program would fail. */
export function key(value: Json, ...path: Path): Json {
  const found = maybe(value, ...path);
  if (found === undefined) throw new Error(`KeyError: ${path.join('.')}`);
  return found;
}

/** The value at a path, if any. */
export function maybe(value: Json, ...path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)];
    else if (typeof at === 'object' && at !== null) at = Object.hasOwn(at, step) ? at[step] : undefined;
    else return undefined;
  }
  return at;
}

export function textAt(value: Json, ...path: Path): string {
  const found = key(value, ...path);
  if (typeof found !== 'string') throw new Error(`TypeError: ${path.join('.')} is no text`);
  return found;
}

export function numberAt(value: Json, ...path: Path): number {
  const found = key(value, ...path);
  if (typeof found !== 'number') throw new Error(`TypeError: ${path.join('.')} is no number`);
  return found;
}

export function listAt(value: Json, ...path: Path): Json[] {
  const found = key(value, ...path);
  if (!Array.isArray(found)) throw new Error(`TypeError: ${path.join('.')} is no list`);
  return found;
}

/** The entries of an object, as a program loops over them. */
export function entriesAt(value: Json, ...path: Path): [string, Json][] {
  const found = key(value, ...path);
  if (typeof found !== 'object' || found === null) throw new Error(`TypeError: ${path.join('.')}`);
  return Object.entries(found);
}

export const idsOf = (things: readonly Json[]) => things.map((thing) => textAt(thing, 'id'));
