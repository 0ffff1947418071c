let carried: { key: string; files: File[] } | null = null;

/** Makes files ready for the navigation to the builder; answers what it carries. A reload, which ends their upload, forgets them. */
export function carryFiles(key: string, files: File[]): { carriedFiles: string } {
  carried = { key, files };
  return { carriedFiles: key };
}

/** The files that a navigation carries. */
export function filesCarriedBy(state: unknown): File[] | undefined {
  if (typeof state !== 'object' || state === null || !('carriedFiles' in state)) return undefined;
  return carried && carried.key === state.carriedFiles ? carried.files : undefined;
}

/** They have arrived: coming back must not add them once more. */
export function forgetCarriedFiles(): void {
  carried = null;
}
