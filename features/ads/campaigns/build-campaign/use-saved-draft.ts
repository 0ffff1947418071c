import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { DraftEntries } from '../parts/tree-entries.ts';

/** `behind`: another window has changed it; `gone`: it was published or discarded there. */
export type DraftState = 'unsaved' | 'saving' | 'saved' | 'failed' | 'behind' | 'gone';

interface KnownDraft {
  id: string;
  version: number;
}

interface SavedDraft {
  accountId: string;
  draft: KnownDraft | null;
  entries: DraftEntries;
  onBegun: (id: string) => void;
}

const PAUSE_MS = 300;

/** Saves what is typed, one call after another. Once another window is ahead, it saves nothing more by itself. */
export function useSavedDraft({ accountId, draft, entries, onBegun }: SavedDraft) {
  const textOf = useFailureText();
  const [state, setState] = useState<DraftState>(draft ? 'saved' : 'unsaved');
  const [problem, setProblem] = useState('');
  const known = useRef(draft);
  const latest = useRef(entries);
  const saved = useRef(entries);
  const running = useRef<Promise<void> | null>(null);

  const fail = (error: unknown) => {
    const reason = error instanceof CallRefused ? error.reason : '';
    const isGone = error instanceof CallRefused && error.status === 404;
    setProblem(textOf(error));
    setState(reason === 'draft-changed' ? 'behind' : isGone ? 'gone' : 'failed');
  };
  const saveOnce = async (data: DraftEntries) => {
    const { id, version } = known.current ?? {};
    const { data: row } = id
      ? await call('AdDraftResource.update', { draft_id: id, version, entries: data })
      : await call('AdDraftResource.create', { ad_account_id: accountId, entries: data });
    known.current = row;
    saved.current = data;
    if (!id) onBegun(row.id);
  };
  const saveAll = async () => {
    try {
      while (saved.current !== latest.current) {
        setState('saving');
        await saveOnce(latest.current);
      }
      setState(known.current ? 'saved' : 'unsaved');
    } catch (error) {
      fail(error);
    }
    running.current = null;
  };
  /** Resolves to what is stored, null where nothing is. */
  const save = async (): Promise<KnownDraft | null> => {
    running.current ??= saveAll();
    await running.current;
    return known.current;
  };
  /** Shows what another window has done meanwhile. */
  const look = async () => {
    if (!known.current || running.current) return;
    try {
      const { data: row } = await call('AdDraftResource.get', { draft_id: known.current.id });
      if (row.version > (known.current?.version ?? 0) && !running.current) setState('behind');
    } catch (error) {
      if (error instanceof CallRefused && error.status === 404) setState('gone');
    }
  };
  /** What is here takes the place of what the other window saved. */
  const keepMine = async () => {
    try {
      const { data: row } = await call('AdDraftResource.get', { draft_id: known.current?.id ?? '' });
      known.current = row;
      saved.current = row.entries;
      await save();
    } catch (error) {
      fail(error);
    }
  };
  useSaving({ entries, latest, saved, isBehind: state === 'behind' || state === 'gone', save, look });
  return { state, problem, save, keepMine };
}

interface Saving {
  entries: DraftEntries;
  latest: { current: DraftEntries };
  saved: { current: DraftEntries };
  isBehind: boolean;
  save: () => Promise<unknown>;
  look: () => Promise<void>;
}

function useSaving({ entries, latest, saved, isBehind, save, look }: Saving) {
  const act = useRef({ save, look });
  act.current = { save, look };
  useEffect(() => {
    latest.current = entries;
    if (isBehind || entries === saved.current) return undefined;
    const timer = setTimeout(() => void act.current.save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entries, isBehind, latest, saved]);
  useEffect(() => {
    // Who leaves the window has stopped typing; who comes back may have typed elsewhere.
    const turn = () =>
      document.visibilityState === 'visible'
        ? void act.current.look()
        : !isBehind && latest.current !== saved.current && void act.current.save();
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [isBehind, latest, saved]);
}
