import type { z } from 'zod';
import type { Rate } from '#platform/rate/rate-limiter.ts';
import type { PageKey } from './bookmark.ts';
import type { Context } from './context.ts';
import type { FieldSets } from './field-sets.ts';
import type { PersonViewer, SignedInViewer, Viewer } from './viewer.ts';

/**
 * Who may call: everybody, anyone recognised (also by a limited login), anyone signed in, or the operator's staff.
 */
export type Who = 'anyone' | 'recognised' | 'person' | 'staff';

type ViewerOf<W extends Who> = W extends 'anyone'
  ? Viewer
  : W extends 'recognised'
    ? SignedInViewer
    : PersonViewer;

/** The context as a resource sees it: its viewer has already passed `who`. */
export type ContextFor<W extends Who> = Context & { viewer: ViewerOf<W> };

/** The paging input of a list, besides the resource's own options. */
export interface PageRequest {
  /** Key of the previous page's last row; null for the first page. */
  after: PageKey | null;
}

/** One page of a list; `next` is the key of its last row, or null at the end. */
export interface Page<Item> {
  items: Item[];
  next: PageKey | null;
}

/** The page with its items in another shape. */
export function mapPage<Item, Shown>(
  { items, next }: Page<Item>,
  present: (items: readonly Item[]) => Shown[],
): Page<Shown> {
  return { items: present(items), next };
}

interface Common<Name extends string, W extends Who, Options extends z.ZodType> {
  /** `BoardsResource.get`, or a path such as `POST /v3/boards/:source/merge/:target/`. */
  name: Name;
  /** One sentence for the OpenAPI document. */
  summary: string;
  who: W;
  /** Who may make this call, if that depends on the input, which is not validated yet. */
  whoFor?: (context: Context, sent: Record<string, unknown>) => Who;
  /** The rate limit that a call counts against. */
  rate: Rate;
  /** How many calls it counts as, depending on the options; default one. */
  calls?: (options: z.output<Options>) => number;
  /** Its writes appear on no page, so cached pages stay valid. */
  isUnseen?: true;
  /** It writes nothing and returns the same to all visitors, so one answer may be cached for seconds. */
  isSameForVisitors?: true;
  /**
   * Its answer contains secrets or comes with cookies, so no `Idempotency-Key` stores it: a repetition runs again.
   */
  isNotStored?: true;
  /** Its success also sets a CSRF cookie, unless the request carries a valid one. */
  givesCsrfCookie?: true;
  options: Options;
  /** The resource that this one hands a call on to; both rate limits apply. */
  target?: (options: unknown) => AnyResource | undefined;
  /** Hands the call on completely: the answer is the other resource's, including the bookmark of a list. */
  handOn?: (options: z.output<Options>) => HandedOn | undefined;
}

/** A call handed on to another resource, with the input for that one. */
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
  /** Schema of the answer; tests and development check every answer against it. */
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
  /** Schema of one row of the answer. */
  item: Item;
  /** Where existing clients find the rows in the answer's data, if that is not the list itself. */
  within?: 'results';
  handle(context: ContextFor<W>, options: z.output<Options>, page: PageRequest): Promise<Page<z.input<Item>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of resources of different options has no narrower common type
export type AnyResource = (SingleResource<string, any, any, any> | PagedResource<string, any, any, any>) &
  InParts<FieldSets>;

/** What can be requested in parts. */
export interface InParts<Sets> {
  /** The parts of the answer, or of each of its rows, that `field_set_key` and `fields` choose from. */
  fieldSets?: Sets;
}

export const isRead = ({ name }: AnyResource): boolean => name.endsWith('.get') || name.startsWith('GET ');

/** For a resource that always returns everything. */
type NoSets = Readonly<Record<never, never>>;

/**
 * A single operation for clients: this definition produces its HTTP endpoint, its place in the tunnel, the in-process
 * call, the typed client, its OpenAPI entry and its fuzz and permission tests.
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

/** A resource that returns a list page by page; bookmarks are encoded and decoded here, so it only handles keys. */
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

/** The same, with the rows under `results` in the answer's data, as existing clients expect. */
export function definePagedResults<
  const Name extends string,
  const W extends Who,
  Options extends z.ZodType,
  Item extends z.ZodType,
>(
  resource: Omit<PagedResource<Name, W, Options, Item>, 'paged' | 'within'>,
): PagedResource<Name, W, Options, Item> & { within: 'results' } {
  return { ...resource, paged: true, within: 'results' };
}
