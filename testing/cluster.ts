import pg from 'pg';

const NODES = `select nodename || ':' || nodeport as host from pg_dist_node where noderole = 'primary' order by groupid`;

/** Addresses of the nodes of the cluster whose coordinator is at `url`, itself first. */
export async function listNodes(url: string): Promise<string[]> {
  const { rows } = await onEach([url], NODES);
  return rows.map(({ host }) => Object.assign(new URL(url), { host }).href);
}

/** Makes a database that these nodes share, without tables. */
export async function createShared(nodes: readonly string[], name: string): Promise<void> {
  await onEach(nodes, `create database ${name}`);
  const shared = nodes.map((node) => databaseAt(node, name));
  await onEach(shared, 'create extension citus');
  const [coordinator, ...workers] = shared.map((node) => new URL(node));
  if (!coordinator) throw new Error('The cluster has no nodes');
  const { href, hostname, port } = coordinator;
  await onEach([href], `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers)
    await onEach([href], `select citus_add_node('${worker.hostname}', ${worker.port})`);
}

export const databaseAt = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs the statement on each server; answers what the last one did. */
export async function onEach(urls: readonly string[], statement: string): Promise<pg.QueryResult> {
  let answer: pg.QueryResult = { rows: [], command: '', rowCount: 0, oid: 0, fields: [] };
  for (const url of urls) {
    const client = new pg.Client(url);
    await client.connect();
    answer = await client.query(statement);
    await client.end();
  }
  return answer;
}
