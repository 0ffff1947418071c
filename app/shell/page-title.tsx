import { useShell } from './use-shell.ts';

export function PageTitle({ about, children }: { about?: string; children: string }) {
  const { brandName } = useShell();
  return <title>{[about, children, brandName].filter(Boolean).join(' · ')}</title>;
}
