import type { Selected } from './field-sets.ts';

/** Every resource by name with the types of its options and answer; filled in by the app's list of resources. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging where all resources are listed
export interface ResourceTypes {}

export type ResourceName = keyof ResourceTypes & string;
export type OptionsOf<N extends ResourceName> = ResourceTypes[N] extends { options: infer O } ? O : never;

/** A resource's answer: all of it, or the fields of a requested set. */
export type DataOf<N extends ResourceName, Set extends string = never> = ResourceTypes[N] extends {
  data: infer Data;
  sets: infer Sets;
}
  ? [Set] extends [never]
    ? Data
    : Selected<Data, Set extends keyof Sets ? Sets[Set] : true>
  : never;

export interface Answer<Data> {
  data: Data;
  /** Opaque text that requests the next page; null at the end or if the answer is no list. */
  bookmark: string | null;
}

/** Calls a resource and returns its data: over HTTP in the browser, in process while rendering on the server. */
export type Call = <N extends ResourceName, Set extends string = never>(
  name: N,
  options: OptionsOf<N> & { bookmarks?: (string | null)[]; field_set_key?: Set | null | undefined },
) => Promise<Answer<DataOf<N, Set>>>;

/** A call that the server refused, or that did not get through (`status` 0). */
export class CallRefused extends Error {
  readonly status: number;
  readonly reason: string;
  /** `api_error_code` of the answer; 0 if there was none. */
  readonly code: number;
  readonly detail: string | null;
  readonly field: string | null;
  /** All options that the call's schema refuses, starting with `field`; empty if another rule refuses. */
  readonly fields: readonly string[];

  constructor(details: {
    status: number;
    reason: string;
    code?: number | undefined;
    message: string;
    detail?: string | null;
    field?: string | null;
    fields?: readonly string[];
  }) {
    super(details.message);
    this.status = details.status;
    this.reason = details.reason;
    this.code = details.code ?? 0;
    this.detail = details.detail ?? null;
    this.field = details.field ?? null;
    this.fields = details.fields ?? [];
  }

  /** Whether the message comes from the schema; it is then meant for programs. */
  get isOfSchema(): boolean {
    return this.fields.length > 0;
  }
}
