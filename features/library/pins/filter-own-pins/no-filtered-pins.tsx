import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { PinFilter } from './own-pin-filter.ts';

type NoFilteredPinsProps = {
  filter: Exclude<PinFilter, 'none'>;
  onShowAll: () => void;
  /** A way to create one. */
  createPin: ReactNode;
};

export function NoFilteredPins({ filter, onShowAll, createPin }: NoFilteredPinsProps) {
  const { t } = useLingui();
  const words = {
    favorited: {
      title: t`No favorites yet`,
      text: t`Star a Pin you saved to see it here.`,
    },
    'created-by-me': {
      title: t`You haven't created any Pins yet`,
      text: t`Pins you create appear here, apart from those you saved.`,
    },
    'favorited-and-created': {
      title: t`No favorites among the Pins you created`,
      text: t`Star a Pin you created to see it here.`,
    },
  }[filter];
  const action = (
    <>
      {filter === 'created-by-me' && createPin}
      <Button onClick={onShowAll}>
        <Trans>Show all Pins</Trans>
      </Button>
    </>
  );
  return <EmptyState {...words} action={action} />;
}
