import type { SourceFile } from './source-file.ts';

const LINES = 300;

/** Frameworks take these files by their default export. */
const DEFAULT_EXPORTS = [
  /^[a-z-]+\.config\.ts$/,
  /^app\/(root|entry\.server|entry\.client)\.tsx$/,
  /^app\/routes\.ts$/,
  /^app\/pages\//,
  /^testing\/[a-z-]+\.setup\.ts$/,
  /\.d\.ts$/,
];

/** A file that grows is two use cases. */
export function fileSizes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LINES ? [`${path} has ${lines} lines`] : [];
  });
}

/** One name for a thing everywhere: no default exports, no barrels. */
export function exportsByName(files: SourceFile[]): string[] {
  return files.flatMap(({ path, code }) => {
    const isAsked = DEFAULT_EXPORTS.some((place) => place.test(path));
    if (/^export default\b|^export \{[^}]*\bas default\b/m.test(code) && !isAsked) {
      return [`${path} has a default export`];
    }
    return /^export \*/m.test(code) ? [`${path} hands on a whole file`] : [];
  });
}
