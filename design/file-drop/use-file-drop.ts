import { useEffect, useRef, useState } from 'react';
import { isBehindOverlay } from '../menu/keys-elsewhere.ts';

/** `image/*`, `video/mp4` …, in the syntax of an input's `accept`. */
export function isAccepted(file: { type: string; name: string }, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}

export function sortFiles(files: Iterable<File>, accept: string): { taken: File[]; refused: File[] } {
  const all = [...files];
  const taken = all.filter((file) => isAccepted(file, accept));
  return { taken, refused: all.filter((file) => !taken.includes(file)) };
}

type Options = {
  accept: string;
  onFiles: (files: File[]) => void;
  onRefused?: (files: File[]) => void;
  /** A text pasted outside of text fields. */
  onText?: (text: string) => void;
  isDisabled?: boolean;
  /** Takes something only while nothing lies over the page. */
  isFallback?: boolean;
};

/** The last one gets the files, a fallback only if there is no other. */
const takers: symbol[] = [];

function stand(isFallback: boolean): { isFirst: () => boolean; leave: () => void } {
  const me = Symbol('taker of files');
  if (isFallback) takers.unshift(me);
  else takers.push(me);
  return { isFirst: () => takers.at(-1) === me, leave: () => void takers.splice(takers.indexOf(me), 1) };
}

/** They take what is pasted themselves. */
const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, [contenteditable]';

/** Dragged onto any part of the page, or pasted (not into a text field). True while files hover over the page. */
export function useFileDrop(options: Options): boolean {
  const { accept, onFiles, onRefused, onText, isDisabled, isFallback = false } = options;
  const [isOver, setOver] = useState(false);
  const latest = useRef({ accept, onFiles, onRefused, onText });
  useEffect(() => {
    latest.current = { accept, onFiles, onRefused, onText };
  });
  useEffect(() => {
    if (isDisabled) return;
    const { isFirst, leave } = stand(isFallback);
    const mayTake = () => isFirst() && !(isFallback && isBehindOverlay());
    const take = (list: FileList) => {
      const { taken, refused } = sortFiles(list, latest.current.accept);
      if (taken.length) latest.current.onFiles(taken);
      if (refused.length) latest.current.onRefused?.(refused);
    };
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // If nothing takes the file, the browser would navigate to it.
      event.preventDefault();
      setOver(mayTake());
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving between elements has a related target; leaving the window has none.
      if (!event.relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (mayTake()) take(event.dataTransfer.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (!clipboardData || !mayTake() || (target instanceof Element && target.closest(TEXT_FIELDS))) return;
      if (clipboardData.files.length > 0) take(clipboardData.files);
      else latest.current.onText?.(clipboardData.getData('text/plain'));
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => {
      stop.abort();
      leave();
      setOver(false);
    };
  }, [isDisabled, isFallback]);
  return isOver;
}
