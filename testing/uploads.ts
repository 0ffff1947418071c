import { expect } from 'vitest';
import type { UploadAnswer } from '#features/core/media/upload-file/upload-slot.ts';
import type { Caller } from './cast.ts';

export interface Slot {
  upload_id: string;
  upload_url: string;
}

interface Sent {
  field?: string;
  name?: string;
  type?: string;
  /** Fields before the file. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Asks for a place for one file. */
export async function openSlot(client: Caller, type = 'pinimage'): Promise<Slot> {
  return (await client.call('VIPResource.create', { type })).data;
}

/** Sends a file as a form to an address of the server. */
export function sendFile(origin: string, path: string, bytes: Buffer, sent: Sent = {}): Promise<Response> {
  const { field = 'file', name = 'a.jpg', type = 'image/jpeg', fields = {}, headers = {} } = sent;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return fetch(new URL(path, origin), { method: 'POST', body: form, headers });
}

/** How an upload stands; undefined where it is not this client's. */
export async function stateOf(client: Caller, { upload_id }: Slot): Promise<UploadAnswer | undefined> {
  const { data } = await client.call('VIPResource.get', { upload_ids: [upload_id] });
  return data[upload_id];
}

/** The signature that a slot's file was stored under. */
export async function signatureOf(client: Caller, slot: Slot): Promise<string> {
  const state = await stateOf(client, slot);
  if (!state?.signature) throw new Error(`the upload has no signature: ${state?.failure_message}`);
  return state.signature;
}

/** Status and reason of a refused file; the upload says the same reason. */
export async function refusalOf(client: Caller, slot: Slot, response: Response): Promise<unknown[]> {
  const { reason } = await response.json();
  expect(await stateOf(client, slot)).toMatchObject({
    status: 'failed',
    signature: null,
    failure_reason: reason,
  });
  return [response.status, reason];
}
