import { invalid } from '#platform/resource/refusal.ts';

/**
 * Integers that JavaScript cannot hold exactly, such as ids that a client sends unquoted, become strings.
 * @throws Refusal 'invalid' naming `field` where the text is no JSON, or nested deeper than any call
 */
export function parseJson(text: string, field: string): unknown {
  const value = read(text, field);
  if (text.length > DEEPEST && isDeeper(value, DEEPEST))
    throw invalid(field, '{field} is nested too deeply.');
  return value;
}

function read(text: string, field: string): unknown {
  try {
    return JSON.parse(LARGE.test(text) ? quoteLarge(text) : text);
  } catch {
    throw invalid(field, '{field} must be JSON.');
  }
}

/** No real call nests deeper, and deeper values could be parsed but not serialised again. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeper(inner, levels - 1)) return true;
  }
  return false;
}

const LARGE = /\d{16}/;

/** A string, to the end of the text if unclosed; or an integer of 16 digits or more. */
const TEXT_OR_LARGE = /"(?:[^"\\]|\\.)*(?:"|$)|(?<=[[,:\s]|^)[1-9]\d{15,}(?=[\],}\s]|$)/gs;

// A reviver is called for each value: for a megabyte of small numbers that takes half a second.
function quoteLarge(text: string): string {
  return text.replace(TEXT_OR_LARGE, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
  );
}
