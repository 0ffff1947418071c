import { likenesses, linkPins } from './link-pins.ts';
import { nameCluster } from './name-cluster.ts';
import { type ComparedPin, traitsOf } from './pin-traits.ts';

/** Most pins of one person that are compared, newest first; time and memory grow quadratically. */
export const MOST_COMPARED = 1000;
/** Fewer pins than this do not suggest a board. */
export const FEWEST_PINS = 3;
/** Average similarity of a cluster's pins; a lower value mixes subjects, a higher one splits them. */
const ENOUGH_ALIKE = 0.09;

export interface FoundCluster {
  /** In the order in which they were given. */
  pinIds: string[];
  /** What they have in common, best name first. */
  names: string[];
}

/** Groups a person's pins by subject. Deterministic; largest cluster first. */
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
