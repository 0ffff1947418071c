import type { ReportKind } from '../report.ts';

/** The page on which something is reported; that of a person stands under their username. */
export function reportPath(kind: 'pin' | 'board', id: string): string;
/** What was said under a pin. */
export function reportPath(kind: 'comment' | 'try', id: string, pinId: string): string;
export function reportPath(kind: ReportKind, id: string, pinId?: string): string {
  return `/report/${kind}/${id}/${pinId ? `?pin=${pinId}` : ''}`;
}

/** The form of a legal request, about what stands at a path of this site. */
export function takedownPath(law: string, about?: string | null): string {
  return `${takedownsPath()}${law}/${aboutQuery(about)}`;
}

/** Where the law of a legal request is chosen. */
export function takedownsPath(about?: string | null): string {
  return `/legal/takedowns/${aboutQuery(about)}`;
}

function aboutQuery(about: string | null | undefined): string {
  return about ? `?${new URLSearchParams({ about })}` : '';
}
