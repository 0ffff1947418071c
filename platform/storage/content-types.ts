const BY_ENDING: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
};

export function contentTypeOf(key: string): string {
  return BY_ENDING[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
