/** Some fields of an object or of each object in a list. */
export type Selection = true | { readonly [field: string]: Selection };

export type FieldSets = Readonly<Record<string, Selection>>;

export type Selected<T, S> = S extends true
  ? T
  : T extends readonly (infer Item)[]
    ? Selected<Item, S>[]
    : T extends object
      ? { [K in keyof T as K extends keyof S ? K : never]: Selected<T[K], S[K & keyof S]> }
      : T;

export function fields<const Name extends string>(...names: Name[]): { readonly [N in Name]: true } {
  return Object.fromEntries(names.map((name) => [name, true])) as { [N in Name]: true };
}

export function select(value: unknown, selection: Selection): unknown {
  if (selection === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => select(item, selection));
  const part: Record<string, unknown> = {};
  for (const name in selection) {
    const inner = (value as Record<string, unknown>)[name];
    if (inner !== undefined) part[name] = select(inner, selection[name] as Selection);
  }
  return part;
}

export function selectionIn(sets: FieldSets, options: unknown): Selection {
  const { fields: named, field_set_key: key } = options as {
    fields?: Selection | null;
    field_set_key?: string | null;
  };
  return named ?? (key ? sets[key] : undefined) ?? true;
}
