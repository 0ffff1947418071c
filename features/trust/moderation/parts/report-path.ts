/** The page for a person is under their username. */
export function reportPath(kind: 'pin' | 'board', id: string): string {
  return `/report/${kind}/${id}/`;
}

export function takedownPath(law: string, about?: string | null): string {
  return `${takedownsPath()}${law}/${aboutQuery(about)}`;
}

export function takedownsPath(about?: string | null): string {
  return `/legal/takedowns/${aboutQuery(about)}`;
}

function aboutQuery(about: string | null | undefined): string {
  return about ? `?${new URLSearchParams({ about })}` : '';
}
