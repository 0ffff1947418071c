import { WIDE_WIDTHS } from '#design/masonry/wide-wall.ts';
import { PinWall, type PinWallProps } from '#features/library/pins/parts/pin-wall.tsx';

export type WidePinsProps = PinWallProps & { size: keyof typeof WIDE_WIDTHS };

/** Larger walls, whose sizes load with them. */
export function WidePins({ size, ...list }: WidePinsProps) {
  return (
    <PinWall {...list} density={size} width={WIDE_WIDTHS[size]} isEven={list.isEven && size === 'large'} />
  );
}
