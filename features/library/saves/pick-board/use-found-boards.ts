import { useEffect, useState } from 'react';
import type { Loaded } from '#platform/resource/use-loaded.ts';
import { findPickerBoards, type PickerBoard, type PickerBoards, searchBoards } from '../picker-boards.ts';

const TYPING_MS = 250;

/** The boards that fit what is typed; where not all were fetched, the server's findings stand in when they come. */
export function useFoundBoards(loaded: Loaded<PickerBoards>, typed: string): PickerBoard[] {
  const [found, setFound] = useState<{ typed: string; boards: PickerBoard[] } | null>(null);
  const asksServer = loaded.state === 'ready' && loaded.data.hasMore && typed.trim() !== '';
  useEffect(() => {
    if (!asksServer) return;
    const timer = setTimeout(async () => {
      // Without an answer the boards at hand are what is shown.
      const boards = await findPickerBoards(typed.trim()).catch(() => null);
      if (boards) setFound({ typed, boards });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [asksServer, typed]);
  if (loaded.state !== 'ready') return [];
  if (asksServer && found?.typed === typed) return found.boards;
  return searchBoards(loaded.data.boards, typed);
}
