import { invalid } from '#platform/resource/refusal.ts';

/**
 * Reads JSON; whole numbers that JavaScript cannot hold exactly, such as ids that a client sends without quotes, become
 * their digits as text.
 * @throws Refusal 400 naming `field` where the text is no JSON
 */
export function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text, keepLargeNumbers);
  } catch {
    throw invalid(field, '{field} must be JSON.');
  }
}

function keepLargeNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return /^[0-9]+$/.test(context?.source ?? '') ? context?.source : value;
}
