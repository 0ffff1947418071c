import { Transform } from 'node:stream';

/**
 * Passes bytes on, those that are written in one turn of the event loop as one chunk. What draws a page writes it in pieces
 * of some kilobytes; a browser that gets them one by one shows half a header first.
 */
export function joinChunks(): Transform {
  let held: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  const send = (to: Transform) => {
    turn = undefined;
    if (held.length > 0) to.push(Buffer.concat(held));
    held = [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      turn ??= setImmediate(() => send(this));
      done();
    },
    flush(done) {
      clearImmediate(turn);
      send(this);
      done();
    },
    destroy(error, done) {
      clearImmediate(turn);
      done(error);
    },
  });
}
