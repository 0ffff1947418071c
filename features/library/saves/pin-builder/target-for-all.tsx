import { Plural } from '@lingui/react/macro';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { CheckIcon } from '#design/icons/icons.tsx';
import { isSameTarget } from '../save-target.ts';
import { isRefused } from './drafts.ts';
import type { useOpenDraft } from './use-open-draft.ts';

type TargetForAllProps = Pick<ReturnType<typeof useOpenDraft>, 'drafts' | 'open' | 'uploads' | 'change'>;

/** Lets all drafts that can become pins go where the open one goes; says so where they do. */
export function TargetForAll({ drafts, open: { target, isPublishing }, uploads, change }: TargetForAllProps) {
  const all = drafts.all.filter((draft) => !isRefused(draft, uploads.items));
  if (all.length < 2) return null;
  const isForAll = all.every((draft) => isSameTarget(draft.target, target));
  return (
    <span role="status">
      <QuietButton
        disabled={isPublishing}
        aria-disabled={isForAll}
        onClick={() => !isForAll && change({ act: 'send-all-to', target })}
      >
        {isForAll && <CheckIcon size={16} />}
        {isForAll ? (
          <Plural value={all.length} other="All # Pins go there" />
        ) : (
          <Plural value={all.length} other="Use for all # Pins" />
        )}
      </QuietButton>
    </span>
  );
}
