import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { rememberTarget } from '../last-target.ts';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { type SaveTarget, targetName, targetPath } from '../save-target.ts';

/** The page of a story opens anyway. */
type Published = { pinId: string } | { pins: number; isOnePlace: boolean } | 'story';

/** Names their place if they share one, and remembers it for next time. */
export function usePublishedToast(saver: Saver) {
  const { t } = useLingui();
  return (target: SaveTarget, published: Published): void => {
    forgetPickerBoards();
    rememberTarget(saver.id, target);
    const place = <Link to={targetPath(target, saver.username)}>{targetName(target, t`your profile`)}</Link>;
    toast.show({ kind: 'success', text: sentence(published, place), duration: 8000 });
  };
}

function sentence(published: Published, place: React.ReactNode): React.ReactNode {
  if (published === 'story') return <Trans>Saved to {place}</Trans>;
  if ('pins' in published) {
    const count = published.pins;
    if (!published.isOnePlace) return <Trans>Saved {count} Pins</Trans>;
    return (
      <Trans>
        Saved {count} Pins to {place}
      </Trans>
    );
  }
  return (
    <Trans>
      Saved <Link to={pinPathFor(published.pinId, 'see')}>your Pin</Link> to {place}
    </Trans>
  );
}

type Unpublished = 'story' | { pins: number };

/** Tells people who have left the page; links back, and says why if it is one thing. */
export function useUnpublishedToast() {
  const { pathname } = useLocation();
  return (unpublished: Unpublished, why?: string): void => {
    const count = unpublished === 'story' ? 1 : unpublished.pins;
    if (count === 0) return;
    const back = (
      <Link to={pathname}>
        <Trans>Back to the draft</Trans>
      </Link>
    );
    const text = (
      <>
        <Sentence {...{ unpublished }} /> {count === 1 && why} {back}
      </>
    );
    toast.show({ kind: 'error', text, duration: 8000 });
  };
}

function Sentence({ unpublished }: { unpublished: Unpublished }) {
  if (unpublished === 'story') return <Trans>Your story wasn't published.</Trans>;
  return <Plural value={unpublished.pins} one="# Pin wasn't published." other="# Pins weren't published." />;
}
