const SECRET = /password|token|secret|^code$/i;

/** Answers repeat the options, but not what would let whoever reads them in a log or a cache log in. */
export function maskSecrets(options: object, more: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (SECRET.test(name) || more.includes(name)) return [name, null];
      return [name, isRecord(value) ? maskSecrets(value, more) : value];
    }),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
