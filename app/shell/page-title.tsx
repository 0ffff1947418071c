import { useShell } from './use-shell.ts';

/** The title of the tab: the page, with its subject first, and the name of the site. */
export function PageTitle({ about, children }: { about?: string; children: string }) {
  const { brandName } = useShell();
  return <title>{[about, children, brandName].filter(Boolean).join(' · ')}</title>;
}
