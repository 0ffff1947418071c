import { pinCreate } from './save-pin/save-pin.resource.ts';

/** Everything that puts pins somewhere, moves them or takes them away. */
export const boardPinResources = [pinCreate] as const;
