import { useShell } from './use-shell.ts';

/** What the browser's tab says: the words of the page, what they are about first, and the name of the site. */
export function PageTitle({ about, children }: { about?: string; children: string }) {
  const { brandName } = useShell();
  return <title>{[about, children, brandName].filter(Boolean).join(' · ')}</title>;
}
