import { likenesses, linkPins } from './link-pins.ts';
import { nameCluster } from './name-cluster.ts';
import { type ComparedPin, traitsOf } from './pin-traits.ts';

/** Pins of one person that are compared at most, the newest; time and memory grow with the square. */
export const MOST_COMPARED = 1000;
/** Fewer pins than this are no board in the making. */
export const FEWEST_PINS = 3;
/** How alike pins of a cluster are on average; less mixes subjects, more tears them apart. */
const ENOUGH_ALIKE = 0.09;

/** Pins that look like a board in the making. */
export interface FoundCluster {
  /** In the order in which they came. */
  pinIds: string[];
  /** What they have in common, the best name first. */
  names: string[];
}

/** Finds what a person's pins are about; the same pins give the same clusters, the largest first. */
export function clusterPins(pins: readonly ComparedPin[]): FoundCluster[] {
  const traits = pins.map(traitsOf);
  const groups = linkPins(likenesses(traits), ENOUGH_ALIKE).filter(({ length }) => length >= FEWEST_PINS);
  return groups
    .map((group) => {
      const inOrder = group.toSorted((a, b) => a - b);
      const pinIds = inOrder.map((index) => pins[index]?.id ?? '');
      return {
        pinIds,
        names: nameCluster(
          inOrder.map((index) => traits[index] ?? []),
          traits,
        ),
      };
    })
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.pinIds.length - a.pinIds.length || (firstId(a) < firstId(b) ? -1 : 1));
}

function firstId({ pinIds }: FoundCluster): string {
  return pinIds[0] ?? '';
}
