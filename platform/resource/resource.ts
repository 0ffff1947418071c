import type { z } from 'zod';
import type { Rate } from '#platform/rate/rate-limiter.ts';
import type { PageKey } from './bookmark.ts';
import type { Context } from './context.ts';
import type { FieldSets } from './field-sets.ts';
import type { PersonViewer, SignedInViewer, Viewer } from './viewer.ts';

/** `recognised` is also a limited login. */
export type Who = 'anyone' | 'recognised' | 'person' | 'staff';

type ViewerOf<W extends Who> = W extends 'anyone'
  ? Viewer
  : W extends 'recognised'
    ? SignedInViewer
    : PersonViewer;

/** The viewer has already passed `who`. */
export type ContextFor<W extends Who> = Context & { viewer: ViewerOf<W> };

export interface PageRequest {
  /** The key of the previous page's last row; null for the first page. */
  after: PageKey | null;
}

/** `next` is the key of its last row, or null at the end. */
export interface Page<Item> {
  items: Item[];
  next: PageKey | null;
}

export function mapPage<Item, Shown>(
  { items, next }: Page<Item>,
  present: (items: readonly Item[]) => Shown[],
): Page<Shown> {
  return { items: present(items), next };
}

// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging where permissions are decided
export interface ActingPermissions {}

interface Common<Name extends string, W extends Who, Options extends z.ZodType> {
  /** `BoardsResource.get`, or a path such as `POST /v3/boards/:source/merge/:target/`. */
  name: Name;
  summary: string;
  who: W;
  /** Depends on the input, which is not validated yet. */
  whoFor?: (context: Context, sent: Record<string, unknown>) => Who;
  rate: Rate;
  /** What whoever calls it for another account, named by `orbac_subject_id`, needs; else nobody may. */
  acting?: keyof ActingPermissions & string;
  calls?: (options: z.output<Options>) => number;
  /** Appears on no page, so cached pages stay valid. */
  isUnseen?: true;
  /** Writes nothing, so one answer may be cached for seconds. */
  isSameForVisitors?: true;
  /** Contains secrets or sets cookies: no `Idempotency-Key` stores it, a repetition runs again. */
  isNotStored?: true;
  /** Options that no answer repeats, besides those named like a password, token or code. */
  secrets?: readonly string[];
  /** Sets a CSRF cookie, unless the request carries a valid one. */
  givesCsrfCookie?: true;
  options: Options;
  /** Both rate limits apply. */
  target?: (options: unknown) => AnyResource | undefined;
  /** The answer is the other resource's, including the bookmark of a list. */
  handOn?: (options: z.output<Options>) => HandedOn | undefined;
}

export interface HandedOn {
  resource: AnyResource;
  sent: object;
}

export interface SingleResource<
  Name extends string = string,
  W extends Who = Who,
  Options extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> extends Common<Name, W, Options> {
  paged?: false;
  /** Tests and development check every answer against it. */
  data: Data;
  handle(context: ContextFor<W>, options: z.output<Options>): Promise<z.input<Data>>;
}

export interface PagedResource<
  Name extends string = string,
  W extends Who = Who,
  Options extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
> extends Common<Name, W, Options> {
  paged: true;
  item: Item;
  /** Existing clients find the rows there, if the data is not the list itself. */
  within?: 'results';
  /** What the first page says beside these rows. */
  beside?: Beside<W, Options, z.ZodObject>;
  handle(context: ContextFor<W>, options: z.output<Options>, page: PageRequest): Promise<Page<z.input<Item>>>;
}

interface Beside<W extends Who, Options extends z.ZodType, Data extends z.ZodObject> {
  data: Data;
  read(context: ContextFor<W>, options: z.output<Options>): Promise<z.input<Data>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of resources of different options has no narrower common type
export type AnyResource = (SingleResource<string, any, any, any> | PagedResource<string, any, any, any>) &
  InParts<FieldSets>;

export interface InParts<Sets> {
  fieldSets?: Sets;
}

export const isRead = ({ name }: AnyResource): boolean => name.endsWith('.get') || name.startsWith('GET ');

type NoSets = Readonly<Record<never, never>>;

/**
 * Produces the HTTP endpoint, its place in the tunnel, the in-process call, the typed client, the OpenAPI entry and
 * the fuzz and permission tests.
 */
export function defineResource<
  const Name extends string,
  const W extends Who,
  Options extends z.ZodType,
  Data extends z.ZodType,
  const Sets extends FieldSets = NoSets,
>(
  resource: SingleResource<Name, W, Options, Data> & InParts<Sets>,
): SingleResource<Name, W, Options, Data> & InParts<Sets> {
  return resource;
}

/** Bookmarks are encoded and decoded here, so it only handles keys. */
export function definePagedResource<
  const Name extends string,
  const W extends Who,
  Options extends z.ZodType,
  Item extends z.ZodType,
  const Sets extends FieldSets = NoSets,
>(
  resource: Omit<PagedResource<Name, W, Options, Item>, 'paged'> & InParts<Sets>,
): PagedResource<Name, W, Options, Item> & InParts<Sets> {
  return { ...resource, paged: true };
}

/** The rows are under `results`, as existing clients expect. */
export function definePagedResults<
  const Name extends string,
  const W extends Who,
  Options extends z.ZodType,
  Item extends z.ZodType,
  Data extends z.ZodObject = z.ZodObject<Readonly<Record<never, never>>>,
>(
  resource: Omit<PagedResource<Name, W, Options, Item>, 'paged' | 'within' | 'beside'> & {
    beside?: Beside<W, Options, Data>;
  },
): PagedResource<Name, W, Options, Item> & { within: 'results'; beside?: Beside<W, Options, Data> } {
  return { ...resource, paged: true, within: 'results' } as never;
}
