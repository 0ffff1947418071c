import { useLingui } from '@lingui/react/macro';
import { useFileDrop } from '#design/file-drop/use-file-drop.ts';
import { toast } from '#design/toast/toast.ts';
import { PICKED_FILES } from './picked-files.ts';

/** Takes files that are dropped on the page or pasted; `refuse` says which kinds can be added. */
export function usePickedFiles(onFiles: (files: File[]) => void) {
  const { t } = useLingui();
  const refuse = () =>
    toast.show({
      kind: 'error',
      text: t`Only pictures and MP4 or WebM videos can be added.`,
    });
  const isOver = useFileDrop({ accept: PICKED_FILES, onFiles, onRefused: refuse });
  return { isOver, refuse };
}
