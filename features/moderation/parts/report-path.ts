import type { ReportKind } from '../report.ts';

/** The page on which something is reported; that of a person stands under their username. */
export function reportPath(kind: Exclude<ReportKind, 'person'>, id: string): string {
  return `/report/${kind}/${id}/`;
}

/** The form of a legal request, about what stands at a path of this site. */
export function takedownPath(law: string, about?: string): string {
  return `/legal/takedowns/${law}/${about ? `?${new URLSearchParams({ about })}` : ''}`;
}
