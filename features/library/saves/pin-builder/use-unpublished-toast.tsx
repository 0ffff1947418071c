import { Plural, Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { toast } from '#design/toast/toast.ts';

type Unpublished = 'story' | { pins: number };

/** Tells people who have left the page what was not published, why if it is one thing, and links back. */
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
  if (unpublished === 'story') return <Trans>Your story was not published.</Trans>;
  return (
    <Plural value={unpublished.pins} one="# Pin was not published." other="# Pins were not published." />
  );
}
