import type { FileHandle } from 'node:fs/promises';

/** Up to `length` bytes of an open file from `position`; fewer at its end. */
export async function readWindow(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
