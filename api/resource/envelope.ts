import { END_BOOKMARK } from '#platform/resource/bookmark.ts';
import type { Refusal } from '#platform/resource/refusal.ts';
import type { SignedInViewer, Viewer } from '#platform/resource/viewer.ts';
import { codeOf, statusOf } from './statuses.ts';

/** Clients find it in every answer. */
export interface ClientContext {
  is_authenticated: boolean;
  user: Record<string, unknown>;
  country: string | null;
  locale: string;
  unauth_id: string;
}

/** Gives the fields of `user` other than its id and status. */
export type PresentUser = (viewer: SignedInViewer) => Record<string, unknown>;

export function clientContextOf(viewer: Viewer, locale: string, presentUser?: PresentUser): ClientContext {
  return {
    is_authenticated: viewer.kind === 'person',
    user: {
      is_auth: viewer.kind === 'person',
      is_limited_login: viewer.kind === 'limited',
      is_bot: viewer.kind === 'bot',
      ...(viewer.id !== undefined && { id: viewer.id, ...presentUser?.(viewer) }),
    },
    country: viewer.country ?? null,
    locale,
    unauth_id: viewer.unauthId,
  };
}

export interface Success {
  /** Encoded; null at the end of a list; undefined if the answer is no list. */
  bookmark?: string | null;
  data: unknown;
}

export interface EnvelopeFrame {
  resourceName: string;
  endpointName: string;
  options: Record<string, unknown>;
  clientContext: ClientContext;
  requestId: string;
}

interface SuccessEnvelope {
  resource_response: object;
  client_context: ClientContext;
  resource: object;
  request_identifier: string;
}

/** It has no key `error`, and the last page has no `bookmark`. */
export function successEnvelope(frame: EnvelopeFrame, { data, bookmark }: Success): SuccessEnvelope {
  const next = bookmark === undefined ? undefined : [bookmark ?? END_BOOKMARK];
  return {
    resource_response: {
      status: 'success',
      code: 0,
      message: 'ok',
      endpoint_name: frame.endpointName,
      data,
      ...(bookmark ? { bookmark } : {}),
      http_status: 200,
    },
    client_context: frame.clientContext,
    resource: {
      name: frame.resourceName,
      options: next ? { ...frame.options, bookmarks: next } : frame.options,
    },
    request_identifier: frame.requestId,
  };
}

export function successText(frame: EnvelopeFrame, { data, bookmark }: { data: string } & Success): string {
  const { resource_response: response, ...rest } = successEnvelope(frame, { data: undefined, bookmark });
  return `{"resource_response":${JSON.stringify(response).slice(0, -1)},"data":${data}},${JSON.stringify(rest).slice(1)}`;
}

export interface FailureTexts {
  message: string;
  detail: string | null;
}

export function failureEnvelope(
  frame: EnvelopeFrame,
  refusal: Refusal | null,
  { message, detail }: FailureTexts,
): { status: number; body: object } {
  const [status, code] = [statusOf(refusal), codeOf(refusal)];
  const error = {
    status: 'failure',
    http_status: status,
    code,
    api_error_code: code,
    message,
    message_detail: detail,
    reason: refusal?.reason ?? 'internal',
    ...(refusal?.field ? { field: refusal.field } : {}),
    ...(refusal?.fields ? { fields: refusal.fields } : {}),
  };
  return {
    status,
    body: {
      resource_response: {
        status: 'failure',
        code,
        http_status: status,
        message,
        data: null,
        endpoint_name: frame.endpointName,
        error,
      },
      client_context: frame.clientContext,
      resource: { name: frame.resourceName, options: frame.options },
      request_identifier: frame.requestId,
    },
  };
}
