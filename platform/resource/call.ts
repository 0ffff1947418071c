import type { Selected } from './field-sets.ts';

// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging where all resources are listed
export interface ResourceTypes {}

export type ResourceName = keyof ResourceTypes & string;
export type OptionsOf<N extends ResourceName> = ResourceTypes[N] extends { options: infer O } ? O : never;

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
  bookmark: string | null;
}

/** Over HTTP in the browser, in process while rendering on the server. */
export type Call = <N extends ResourceName, Set extends string = never>(
  name: N,
  options: OptionsOf<N> & { bookmarks?: (string | null)[]; field_set_key?: Set | null | undefined },
) => Promise<Answer<DataOf<N, Set>>>;

/** Refused by the server, or it did not get through (`status` 0). */
export class CallRefused extends Error {
  readonly status: number;
  readonly reason: string;
  /** `api_error_code`; 0 if there was none. */
  readonly code: number;
  readonly detail: string | null;
  readonly field: string | null;
  /** Starts with `field`; empty if another rule than the schema refuses. */
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

  /** A message from the schema is meant for programs. */
  get isOfSchema(): boolean {
    return this.fields.length > 0;
  }
}
