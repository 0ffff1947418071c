import { StartError } from '#platform/config/start-error.ts';

export interface S3Location {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Most self-hosted services have the bucket in the path. */
  pathStyle: boolean;
}

const SHAPE = 's3://key:secret@host:port/bucket?region=…&tls=0&path_style=0';

/** `region` defaults to us-east-1. Key and secret are percent-encoded. Throws without revealing the secret. */
export function parseStorageUrl(setting: string): S3Location {
  const url = URL.canParse(setting) ? new URL(setting) : null;
  const bucket = url?.pathname.replace(/^\/|\/$/g, '');
  if (
    url?.protocol !== 's3:' ||
    !url.host ||
    !url.username ||
    !url.password ||
    !bucket ||
    bucket.includes('/')
  )
    throw new StartError(`STORAGE_URL must look like ${SHAPE}`);
  return {
    endpoint: `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    pathStyle: url.searchParams.get('path_style') !== '0',
  };
}
