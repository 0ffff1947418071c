import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { SuggestedBoards } from '#features/library/organize/parts/suggested-boards.tsx';
import { UnorganizedIdeas } from '#features/library/organize/parts/unorganized-ideas.tsx';
import type { Saver } from '#features/library/saves/picker-boards.ts';
import type { OrganizeData } from './load-organize.ts';

export const OrganizeIdeasDialog = onDemand(
  async () => (await import('./organize-dialog.tsx')).OrganizeIdeasDialog,
);

export function Organize({ organize, owner }: { organize: OrganizeData; owner: Saver }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { pins, count, hasBoards, clusters } = organize;
  return (
    <>
      {pins.length > 0 && (
        <UnorganizedIdeas
          {...{ pins, count, hasBoards }}
          onOrganize={() => setOpen(true)}
          onAim={OrganizeIdeasDialog.preload}
        />
      )}
      {clusters.length > 0 && <SuggestedBoards clusters={clusters} />}
      <OrganizeIdeasDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        saver={{ id: owner.id, username: owner.username }}
        onChanged={revalidate}
      />
    </>
  );
}
