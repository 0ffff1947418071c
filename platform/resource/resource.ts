import type { z } from 'zod';
import type { Rate } from '#platform/rate/rate-limiter.ts';
import type { PageKey } from './bookmark.ts';
import type { Context } from './context.ts';
import type { FieldSets } from './field-sets.ts';
import type { PersonViewer, SignedInViewer, Viewer } from './viewer.ts';

/** Who may call: everybody, whoever is recognised (also by a limited login), who signed in, or the operator's staff. */
export type Who = 'anyone' | 'recognised' | 'person' | 'staff';

type ViewerOf<W extends Who> = W extends 'anyone'
  ? Viewer
  : W extends 'recognised'
    ? SignedInViewer
    : PersonViewer;

/** The context as a resource sees it: its viewer is already known to be one that `who` lets in. */
export type ContextFor<W extends Who> = Context & { viewer: ViewerOf<W> };

/** What a page of a list is asked with, beside the resource's own options. */
export interface PageRequest {
  /** Key of the last row of the page before; null for the first page. */
  after: PageKey | null;
}

/** One page of a list; `next` is the key of its last row, or null at the end. */
export interface Page<Item> {
  items: Item[];
  next: PageKey | null;
}

interface Common<Name extends string, W extends Who, Options extends z.ZodType> {
  /** `BoardsResource.get`, or a path such as `POST /v3/boards/:source/merge/:target/`. */
  name: Name;
  /** One sentence for the OpenAPI document. */
  summary: string;
  who: W;
  /** Who may make this call, where that hangs on what is sent, which nobody has checked yet. */
  whoFor?: (context: Context, sent: Record<string, unknown>) => Who;
  /** Which bucket of the rate limits a call draws from. */
  rate: Rate;
  /** As how many calls it counts there, by what it asks for; without it as one. */
  calls?: (options: z.output<Options>) => number;
  /** What it writes is shown on no page, so that kept pages stay as they are. */
  isUnseen?: true;
  /** It writes nothing and says the same to all visitors, so that one answer may serve many for seconds. */
  isSameForVisitors?: true;
  /** Its answer holds secrets or comes with cookies, so no `Idempotency-Key` keeps it: a repetition runs anew. */
  isNotStored?: true;
  /** Its success also gives the browser a CSRF cookie, where it carries none that counts. */
  givesCsrfCookie?: true;
  options: Options;
  /** The resource that this one hands a call on to; its rate counts beside the own. */
  target?: (options: unknown) => AnyResource | undefined;
  /** Hands the call on whole, so that the answer is the other's, with the bookmark of a list. */
  handOn?: (options: z.output<Options>) => HandedOn | undefined;
}

/** A call on its way to another resource, with what was sent for that one. */
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
  /** Shape of the answer; tests and development check every answer against it. */
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
  /** Shape of one row of the answer. */
  item: Item;
  /** Where clients of the field find the rows in the answer's data, if that is not the list itself. */
  within?: 'results';
  handle(context: ContextFor<W>, options: z.output<Options>, page: PageRequest): Promise<Page<z.input<Item>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of resources of different options has no narrower common type
export type AnyResource = (SingleResource<string, any, any, any> | PagedResource<string, any, any, any>) &
  InParts<FieldSets>;

/** What can be asked for in parts. */
export interface InParts<Sets> {
  /** The parts of the answer, or of each of its rows, that `field_set_key` and `fields` choose from. */
  fieldSets?: Sets;
}

/** Whether asking changes nothing. */
export const isRead = ({ name }: AnyResource): boolean => name.endsWith('.get') || name.startsWith('GET ');

/** Of a resource that always answers everything. */
type NoSets = Readonly<Record<never, never>>;

/**
 * One thing that a client can ask: from this single definition come its HTTP endpoint, its place in the tunnel, the
 * in-process call, the typed client, its OpenAPI entry and its fuzz and permission tests.
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

/** A resource that answers a list page by page; bookmarks are made and read here, so it only knows keys. */
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

/** The same, whose rows clients of the field find under `results` in the answer's data. */
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
