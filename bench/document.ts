import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Section, toMarkdown } from './section.ts';

const PATH = join(import.meta.dirname, '../docs/measurements.md');

/** Writes what was measured into `docs/measurements.md`; parts not measured now keep their text, those by hand come last. */
export async function writeMeasurements(measured: Section[], order: readonly string[]): Promise<void> {
  const known = sectionsIn(await readFile(PATH, 'utf8').catch(() => ''));
  for (const section of measured) known.set(section.title, `${toMarkdown(section)}\n\n${stamp()}`);
  const byHand = [...known.keys()].filter((title) => !order.includes(title));
  const inOrder = [...order, ...byHand].flatMap((title) => known.get(title) ?? []);
  await writeFile(PATH, `${[HEAD, ...inOrder].join('\n\n')}\n`);
}

const HEAD = `# Measurements

Made by \`npm run bench\`; \`npm run bench reads weight\` makes only those parts. What is compared in a table was measured
in one run, in turns of about a second, on one machine, with the load from a process of its own over loopback: the
ratios say something, the absolute numbers only beside the machine they come from.`;

function stamp(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `*${day}, ${cpus().length} × ${cpu?.model.trim() || 'CPU'}, ${memory} GB, ${platform()} ${arch()}, Node ${process.versions.node}.*`;
}

function sectionsIn(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), part.trim()]));
}
