import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import type { Density } from '#design/masonry/geometry.ts';
import { type ListStatus, Masonry } from '#design/masonry/masonry.tsx';
import type { PinCardData } from '../pin-card-data.ts';
import { type CardsOfPage, cardLine } from './card-line.ts';
import { useLeaving } from './left-lists.ts';
import { CARD_TEXT, EVEN_CARD, PinCard, sizeOfPinCard } from './pin-card.tsx';

export type PinWallProps = CardsOfPage & {
  pins: readonly PinCardData[];
  label: string;
  density?: Density;
  /** Of a column where that is wider than usual, px. */
  width?: number;
  /** All cards are equally high. */
  isEven?: boolean;
  /** Starts below the first screen: its pictures can wait. */
  isLow?: boolean;
  status?: ListStatus;
  onNearEnd?: () => void;
  end?: ReactNode;
  overlay?: (pin: PinCardData) => ReactNode;
  aside?: (pin: PinCardData) => ReactNode;
  around?: (pin: PinCardData, card: ReactNode) => ReactNode;
};

const keyOf = (pin: PinCardData) => pin.id;
const FIRST = 4;

export function PinWall(props: PinWallProps) {
  const { pins, label, density, width, isEven, isLow, status, onNearEnd, end } = props;
  const { overlay, aside, around, whose, fieldSet } = props;
  useLeaving(pins);
  const lineOf = useLine(whose, fieldSet);
  const sizeOf = useCallback(
    (pin: PinCardData) => (isEven ? EVEN_CARD : sizeOfPinCard(pin, lineOf(pin))),
    [lineOf, isEven],
  );
  const render = useCallback(
    (pin: PinCardData, index: number) => {
      const isFirst = !isLow && index < FIRST;
      const shown = { line: lineOf(pin), overlay: overlay?.(pin), aside: aside?.(pin) };
      const card = <PinCard {...{ pin, isFirst, isEven, width, ...shown }} />;
      return around ? around(pin, card) : card;
    },
    [lineOf, overlay, aside, around, isEven, isLow, width],
  );
  return (
    <Masonry
      items={pins}
      keyOf={keyOf}
      sizeOf={sizeOf}
      render={render}
      label={label}
      density={density}
      isLow={isLow}
      status={status}
      {...{ onNearEnd, end }}
      onRetry={onNearEnd}
      ghostText={CARD_TEXT}
    />
  );
}

/** Whoever promotes a pin is always named. */
function useLine(whose: CardsOfPage['whose'], fieldSet: CardsOfPage['fieldSet']) {
  const { t } = useLingui();
  return useCallback(
    (pin: PinCardData) => {
      const account_name = pin.promoted?.account_name;
      return account_name ? t`Promoted by ${account_name}` : cardLine(pin, { whose, fieldSet });
    },
    [t, whose, fieldSet],
  );
}
