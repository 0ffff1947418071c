import { useLingui } from '@lingui/react/macro';
import { sortFiles, useFileDrop } from '#design/file-drop/use-file-drop.ts';
import { toast } from '#design/toast/toast.ts';

const MOST_NAMED = 5;

/** An address that is pasted outside of text fields, and nothing beside it. */
const LINK = /^https?:\/\/\S+$/i;

type Picking = { isFallback?: boolean; onLink?: (link: string) => void };

/** Takes files that are chosen (through `take`), dropped on the page or pasted; says which types are refused. */
export function usePickedFiles(onFiles: (files: File[]) => void, { isFallback, onLink }: Picking = {}) {
  const refuse = useRefuse();
  const onText = (text: string) => {
    const link = text.trim();
    if (LINK.test(link)) onLink?.(link);
  };
  const isOver = useFileDrop({ accept: PICKED_FILES, onFiles, onRefused: refuse, onText, isFallback });
  const take = (chosen: File[]) => {
    const { taken, refused } = sortFiles(chosen, PICKED_FILES);
    if (taken.length > 0) onFiles(taken);
    if (refused.length > 0) refuse(refused);
  };
  return { isOver, take };
}

function useRefuse() {
  const { t, i18n } = useLingui();
  return (refused: readonly File[]): void => {
    const named = refused.slice(0, MOST_NAMED).map(({ name }) => name);
    const rest = refused.length - named.length;
    const all = rest > 0 ? [...named, t`${rest} more`] : named;
    const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(all);
    const text = t`Couldn't add ${names}. Use pictures, or MP4, MOV or WebM videos.`;
    toast.show({ id: 'refused-files', kind: 'error', text, duration: 10_000 });
  };
}

/** The files that a pin can be made from, as an `accept` attribute. */
export const PICKED_FILES = 'image/*,video/mp4,video/quicktime,video/webm';

let carried: { key: string; files: File[] } | null = null;

/** A reload, which ends their upload, forgets them. */
export function carryFiles(key: string, files: File[]): { carriedFiles: string } {
  carried = { key, files };
  return { carriedFiles: key };
}

export function filesCarriedBy(state: unknown): File[] | undefined {
  if (typeof state !== 'object' || state === null || !('carriedFiles' in state)) return undefined;
  return carried && carried.key === state.carriedFiles ? carried.files : undefined;
}

/** A return must not add them again. */
export function forgetCarriedFiles(): void {
  carried = null;
}
