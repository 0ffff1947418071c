import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '../../build/client/assets');

/** The classes of each style sheet that was built. */
function builtStyles(): Map<string, Set<string>> {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  return new Map(files.map((file) => [file, classesIn(readFileSync(join(ASSETS, file), 'utf8'))]));
}

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));

let built: Map<string, Set<string>> | undefined;

/**
 * The classes on a page, as the server sends it, that have styles in files to which it does not link: what carries them
 * stands wrong until code brings these files. What is in a dialog is not shown before its code is there.
 */
export function unstyledClassesOf(html: string): string[] {
  built ??= builtStyles();
  const styles = built;
  const linked = new Set(
    [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => /([\w.-]+\.css)/.exec(link)?.[1]),
  );
  const shown = html.replaceAll(/<dialog\b.*?<\/dialog>/gs, '');
  const used = new Set(
    [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []),
  );
  return [...used].filter((name) => {
    const files = [...styles].filter(([, classes]) => classes.has(name)).map(([file]) => file);
    return files.length > 0 && !files.some((file) => linked.has(file));
  });
}
