let carried: { key: string; files: File[] } | null = null;

/**
 * Prepares files for the navigation to the builder; returns its state. A reload, which ends their upload, forgets
 * them.
 */
export function carryFiles(key: string, files: File[]): { carriedFiles: string } {
  carried = { key, files };
  return { carriedFiles: key };
}

/** The files that a navigation carries. */
export function filesCarriedBy(state: unknown): File[] | undefined {
  if (typeof state !== 'object' || state === null || !('carriedFiles' in state)) return undefined;
  return carried && carried.key === state.carriedFiles ? carried.files : undefined;
}

/** They have arrived: a return must not add them again. */
export function forgetCarriedFiles(): void {
  carried = null;
}
