/** The page for reporting a pin or a board; that of a person is under their username. */
export function reportPath(kind: 'pin' | 'board', id: string): string {
  return `/report/${kind}/${id}/`;
}

/** The form of a legal request about what is at a path of this site. */
export function takedownPath(law: string, about?: string | null): string {
  return `${takedownsPath()}${law}/${aboutQuery(about)}`;
}

export function takedownsPath(about?: string | null): string {
  return `/legal/takedowns/${aboutQuery(about)}`;
}

function aboutQuery(about: string | null | undefined): string {
  return about ? `?${new URLSearchParams({ about })}` : '';
}
