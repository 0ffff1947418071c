import { mkdir } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { createLog } from '#platform/telemetry/log.ts';
import * as adReports from './ad-reports.bench.ts';
import * as ads from './ads.bench.ts';
import * as appearance from './appearance.bench.ts';
import * as cluster from './cluster.bench.ts';
import * as clusters from './clusters.bench.ts';
import { writeMeasurements } from './document.ts';
import * as growth from './growth.bench.ts';
import * as lists from './lists.bench.ts';
import { openLoadMaker } from './load.ts';
import * as merges from './merge.bench.ts';
import * as pictures from './pictures-section.ts';
import * as memory from './process.bench.ts';
import { BENCH_FOLDER } from './processes.ts';
import * as reads from './reads.bench.ts';
import * as saves from './saves.bench.ts';
import * as scroll from './scroll.bench.ts';
import { type Bench, type Section, toMarkdown } from './section.ts';
import * as signedIn from './signed-in.bench.ts';
import * as weight from './weight.bench.ts';

interface Part {
  TITLE: string;
  run(bench: Bench): Promise<Section>;
}

/** In the order of the document; each can be run alone: `npm run bench reads weight`. */
const PARTS: Record<string, Part> = {
  'signed-in': signedIn,
  reads,
  growth,
  lists,
  saves,
  merges,
  clusters,
  pictures,
  appearance,
  weight,
  scroll,
  memory,
  ads,
  'ad-reports': adReports,
  cluster,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS[name]);
if (unknown.length > 0)
  throw new Error(`No part is named ${unknown}; there are ${Object.keys(PARTS).join(', ')}.`);

const folder = BENCH_FOLDER;
await mkdir(folder, { recursive: true });
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog('silent') });
const load = openLoadMaker();
try {
  const measured: Section[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 ? !wanted.includes(name) : name === 'cluster' && !process.env.CLUSTER_URL) continue;
    console.log(`Measuring: ${part.TITLE}`);
    const section = await part.run({ postgresUrl: postgres.url, load, folder });
    console.log(`\n${toMarkdown(section)}\n`);
    measured.push(section);
  }
  await writeMeasurements(
    measured,
    Object.values(PARTS).map(({ TITLE }) => TITLE),
  );
} finally {
  load.stop();
  await postgres.stop();
}
