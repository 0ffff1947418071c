import pg from 'pg';

// Loaded before the server, as count-statements.ts: answers how many shards of a cluster that logs what it asks of its
// nodes were asked so far, one for each shard and statement.
const SHARD = /^issuing .*_\d{6}/s;

let count = 0;
const connect = pg.Client.prototype.connect;
pg.Client.prototype.connect = function listen(this: pg.Client, ...args: unknown[]) {
  this.on('notice', ({ message = '' }) => {
    if (SHARD.test(message)) count += 1;
  });
  return Reflect.apply(connect, this, args);
} as typeof connect;
process.on('message', () => process.send?.(count));
process.channel?.unref();
