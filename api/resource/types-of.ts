import type { z } from 'zod';
import type { PagedResource, SingleResource } from '#platform/resource/resource.ts';

// biome-ignore lint/suspicious/noExplicitAny: matches resources of every options and answer
type Any = any;

type DataOfResource<R> =
  R extends PagedResource<Any, Any, Any, infer Item>
    ? R extends { within: 'results'; beside?: infer Beside }
      ? { results: z.output<Item>[] } & (NonNullable<Beside> extends { data: infer Data extends z.ZodType }
          ? Partial<z.output<Data>>
          : unknown)
      : z.output<Item>[]
    : R extends SingleResource<Any, Any, Any, infer Data>
      ? z.output<Data>
      : never;

type SetsOfResource<R> = R extends { within: 'results' }
  ? Record<never, never>
  : R extends { fieldSets?: infer Sets }
    ? NonNullable<Sets>
    : Record<never, never>;

type OptionsOfResource<R> = R extends { options: infer O extends z.ZodType } ? z.input<O> : never;

/** Inferred from a list of resources. */
export type TypesOf<List extends readonly { name: string }[]> = {
  [R in List[number] as R['name']]: {
    options: OptionsOfResource<R>;
    data: DataOfResource<R>;
    sets: SetsOfResource<R>;
  };
};
