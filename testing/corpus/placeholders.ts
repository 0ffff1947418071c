const PATTERN = new RegExp(
  [
    '(?<bookmark>(?<="bookmarks?":\\[?")[\\w-]{6,}\\.[\\w-]{22}(?="))',
    '(?<node>(?<=node_id":")[\\w+/=]+(?="))',
    '(?<uuid>\\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\b)',
    '(?<picture>\\b(?:[0-9a-f]{2}/){3}[0-9a-f]{32}\\b)',
    '(?<hex>\\b[0-9a-f]{32,64}\\b)',
    '(?<time>\\b\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[+-]\\d\\d:\\d\\d))',
    '(?<date>\\b[A-Z][a-z]{2}, \\d\\d [A-Z][a-z]{2} \\d{4} \\d\\d:\\d\\d:\\d\\d (?:GMT|[+-]\\d{4}))',
    '(?<receipt>\\b[A-Z]+-\\d{8}-[A-Z0-9]{8}\\b)',
    '(?<digits>(?<="suggestions":\\[[^\\]]*[a-z])\\d+(?="))',
    '(?<id>\\b\\d{16,19}\\b)',
    '(?<milliseconds>\\b1[789]\\d{11}\\b)',
    '(?<seconds>\\b1[789]\\d{8}\\b)',
    '(?<slug>(?<=[a-z0-9]-)[0-9a-f]{6}(?=[/"]))',
  ].join('|'),
  'g',
);

/** Two times may or may not fall into one second, so that only their shape is recorded. */
const UNNUMBERED = ['time', 'receipt', 'digits', 'date', 'milliseconds', 'seconds'];

/**
 * The same text with what differs by run put as `‹name›` where the world names it, and else numbered in the order of
 * its first appearance in this text, so that what is the same stays the same.
 */
export function withPlaceholders(text: string, names: ReadonlyMap<string, string>): string {
  const seen = new Map<string, string>();
  const counts = new Map<string, number>();
  return text.replace(PATTERN, (found, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? '';
    if (UNNUMBERED.includes(kind)) return `‹${kind} ${shapeOf(kind, found)}›`;
    if (kind === 'node')
      return `‹base64 of ${withPlaceholders(Buffer.from(found, 'base64').toString(), names)}›`;
    const value = kind === 'picture' ? found.slice(-32) : found;
    const known = names.get(value) ?? seen.get(value);
    const number = (counts.get(kind) ?? 0) + 1;
    if (!known) {
      counts.set(kind, number);
      seen.set(value, `${kind === 'picture' ? 'hex' : kind} ${number}`);
    }
    const name = known ?? seen.get(value);
    return kind === 'picture' ? `‹folders›/‹${name}›` : `‹${name}›`;
  });
}

const shapeOf = (kind: string, found: string) =>
  kind === 'receipt' || kind === 'digits' ? '' : found.replace(/\d/g, '0').replace(/[A-Z][a-z]{2}/g, 'Xxx');
