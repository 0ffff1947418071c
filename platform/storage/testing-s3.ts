import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Held {
  body: Buffer;
  type: string;
}

export interface TestingS3 {
  url: string;
  objects: Map<string, Held>;
  /** Neither completed nor aborted. */
  openUploads: Map<string, Map<number, Buffer>>;
  partSizes: number[];
  close(): Promise<void>;
}

/** One bucket `test`, objects in memory. It accepts one access key and checks no signature. */
export async function startTestingS3(): Promise<TestingS3> {
  const state = {
    objects: new Map<string, Held>(),
    openUploads: new Map<string, Map<number, Buffer>>(),
    partSizes: [] as number[],
  };
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return {
    ...state,
    url: `s3://testing:secret@127.0.0.1:${address.port}/test?tls=0&region=eu-test-1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type State = Pick<TestingS3, 'objects' | 'openUploads' | 'partSizes'>;

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ServerResponse> {
  const url = new URL(request.url ?? '/', 'http://testing');
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  const query = url.searchParams;
  const body = await buffer(request);
  if (!request.headers.authorization?.includes('Credential=testing/'))
    return fail(response, 403, 'InvalidAccessKeyId');
  if (bucket !== 'test') return fail(response, 404, 'NoSuchBucket');
  const uploadId = query.get('uploadId');
  if (request.method === 'POST' && query.has('uploads')) return beginUpload(state, request, response);
  if (uploadId) return continueUpload(state, { request, response, body, key, uploadId, query });
  if (query.has('uploads')) return listUploads(state, response);
  if (!key) return list(state, query, response);
  if (request.method === 'PUT') return put(state, key, { body, type: typeOf(request) }, response);
  if (request.method === 'DELETE') {
    state.objects.delete(key);
    return response.writeHead(204).end();
  }
  return get(state, key, request, response);
}

const typeOf = (request: IncomingMessage) => request.headers['content-type'] ?? 'application/octet-stream';
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function put(state: State, key: string, held: Held, response: ServerResponse): ServerResponse {
  state.objects.set(key, held);
  return response.writeHead(200, { etag: etagOf(held.body) }).end();
}

function get(state: State, key: string, request: IncomingMessage, response: ServerResponse): ServerResponse {
  const held = state.objects.get(key);
  if (!held) return fail(response, 404, 'NoSuchKey');
  const headers = { 'content-type': held.type, etag: etagOf(held.body) };
  const total = held.body.length;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range) {
    response.writeHead(200, { ...headers, 'content-length': total });
    return response.end(request.method === 'HEAD' ? undefined : held.body);
  }
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : total - 1, total - 1);
  if (start >= total) return fail(response, 416, 'InvalidRange');
  response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${total}` });
  return response.end(held.body.subarray(start, end + 1));
}

function list(state: State, query: URLSearchParams, response: ServerResponse): ServerResponse {
  const after = query.get('start-after') ?? '';
  const limit = Number(query.get('max-keys') ?? 1000);
  const keys = [...state.objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort((a, b) => (a < b ? -1 : 1));
  const contents = keys.slice(0, limit).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const truncated = `<IsTruncated>${keys.length > limit}</IsTruncated>`;
  return xml(response, 200, `<ListBucketResult>${truncated}${contents.join('')}</ListBucketResult>`);
}

function listUploads({ openUploads }: State, response: ServerResponse): ServerResponse {
  const uploads = [...openUploads.keys()].map(
    (id) =>
      `<Upload><Key>big</Key><UploadId>${id}</UploadId><Initiated>${id.split('|')[2]}</Initiated></Upload>`,
  );
  return xml(
    response,
    200,
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
  );
}

function beginUpload(state: State, request: IncomingMessage, response: ServerResponse): ServerResponse {
  const id = `${randomUUID()}|${typeOf(request)}|${new Date().toISOString()}`;
  state.openUploads.set(id, new Map());
  return xml(
    response,
    200,
    `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  );
}

interface PartCall {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  key: string;
  uploadId: string;
  query: URLSearchParams;
}

function continueUpload(state: State, call: PartCall): ServerResponse {
  const { request, response, body, key, uploadId, query } = call;
  const parts = state.openUploads.get(uploadId);
  if (!parts) return fail(response, 404, 'NoSuchUpload');
  if (request.method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    state.partSizes.push(body.length);
    return response.writeHead(200, { etag: etagOf(body) }).end();
  }
  state.openUploads.delete(uploadId);
  if (request.method === 'DELETE') return response.writeHead(204).end();
  const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
  state.objects.set(key, { body: whole, type: uploadId.split('|')[1] ?? '' });
  const etag = etagOf(whole).replaceAll('"', '&quot;');
  return xml(
    response,
    200,
    `<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
  );
}

function fail(response: ServerResponse, status: number, code: string): ServerResponse {
  return xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, status: number, text: string): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/xml' });
  return response.end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
