import { Transform } from 'node:stream';

export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** Fails at the first byte beyond the limit, so nothing larger is ever stored. */
export function limitBytes(max: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > max) done(new TooManyBytes(`More than ${max} bytes`));
      else done(null, chunk);
    },
  });
}
