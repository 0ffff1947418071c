import { invalid } from '#platform/resource/refusal.ts';

/**
 * Reads JSON; whole numbers that JavaScript cannot hold exactly, such as ids that a client sends without quotes, become
 * their digits as text.
 * @throws Refusal 400 naming `field` where the text is no JSON
 */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(LARGE.test(text) ? quoteLarge(text) : text);
  } catch {
    throw invalid(field, '{field} must be JSON.');
  }
}

const LARGE = /\d{16}/;

/** A text, to its end where nothing closes it; or a whole number of 16 digits or more. */
const TEXT_OR_LARGE = /"(?:[^"\\]|\\.)*(?:"|$)|(?<=[[,:\s]|^)[1-9]\d{15,}(?=[\],}\s]|$)/gs;

// A reviver would be asked for each value: for a megabyte of small numbers that takes half a second.
function quoteLarge(text: string): string {
  return text.replace(TEXT_OR_LARGE, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
  );
}
