import pg from 'pg';

// Loaded before the server: answers, to whoever started it, how many statements it has sent to the database so far.
let count = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  count += 1;
  return Reflect.apply(send, this, args);
} as typeof send;
process.on('message', () => process.send?.(count));
process.channel?.unref();
