import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type MultipartUpload,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  checkKey,
  checkRange,
  DEFAULT_PAGE_LIMIT,
  type ObjectFacts,
  RangeNotSatisfiable,
  type Storage,
} from './storage.ts';
import type { S3Location } from './storage-url.ts';

const PART_BYTES = 8 * 1024 * 1024;

/** A put holds at most two parts of 8 MB in memory. */
export function openS3Storage(location: S3Location): Storage {
  const { bucket: Bucket } = location;
  const client = connect(location);

  return {
    async put(key, body, { contentType }) {
      checkKey(key);
      const params = { Bucket, Key: key, Body: body, ContentType: contentType };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done();
    },
    async get(key, range) {
      checkKey(key);
      checkRange(range);
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
      const found = await orNullWhenAbsent(client.send(new GetObjectCommand({ Bucket, Key: key, Range })));
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error(`No body received for ${key}`);
      const whole = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
      return { ...factsOf(found, whole), stream: found.Body };
    },
    async stat(key) {
      checkKey(key);
      const found = await orNullWhenAbsent(client.send(new HeadObjectCommand({ Bucket, Key: key })));
      return found && factsOf(found, Number(found.ContentLength));
    },
    async exists(key) {
      return (await this.stat(key)) !== null;
    },
    async delete(key) {
      checkKey(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async removeUnfinished(before) {
      for (const { Key, UploadId, Initiated } of await listOpenUploads(client, Bucket)) {
        if (Initiated && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
    async list(prefix, { after, limit = DEFAULT_PAGE_LIMIT } = {}) {
      const page = { Bucket, Prefix: prefix, StartAfter: after ?? undefined, MaxKeys: limit };
      const found = await client.send(new ListObjectsV2Command(page));
      const keys = (found.Contents ?? []).flatMap((entry) => entry.Key ?? []);
      return { keys, next: found.IsTruncated ? (keys.at(-1) ?? null) : null };
    },
  };
}

/** Lists at most a thousand; none if the access key may not: then a rule of the bucket must remove them. */
async function listOpenUploads(client: S3Client, Bucket: string): Promise<MultipartUpload[]> {
  try {
    return (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return [];
    throw error;
  }
}

function connect(location: S3Location): S3Client {
  return new S3Client({
    endpoint: location.endpoint,
    region: location.region,
    credentials: { accessKeyId: location.accessKeyId, secretAccessKey: location.secretAccessKey },
    forcePathStyle: location.pathStyle,
    // Many compatible services do not support the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function factsOf(found: { ContentType?: string; ETag?: string }, size: number): ObjectFacts {
  return { size, contentType: found.ContentType ?? 'application/octet-stream', etag: found.ETag ?? '""' };
}

async function orNullWhenAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    // A missing bucket is a wrong setting, not a missing object.
    if (error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null;
    if (error.$metadata.httpStatusCode === 416) throw new RangeNotSatisfiable(error.message);
    throw error;
  }
}
