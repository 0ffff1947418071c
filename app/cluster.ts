import { spreadTables } from '#platform/database/spread.ts';
import { withDatabase } from './operator-database.ts';

// node bin/run.mjs app/cluster.ts distribute: safe to run again, and required where an upgrade adds tables.
if (process.argv.slice(2).join() !== 'distribute') {
  console.error('Usage: node bin/run.mjs app/cluster.ts distribute');
  process.exit(1);
}
const { nodes, shards, copied, spread, already } = await withDatabase(spreadTables);
for (const table of copied) console.log(`${table}: copied to every node`);
for (const table of spread) console.log(`${table}: spread by home`);
console.log(
  `${copied.length} tables copied, ${spread.length} spread, ${already} already in place; ${nodes} nodes with data, ${shards} shards a table`,
);
