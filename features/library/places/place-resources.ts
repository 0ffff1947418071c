import { boardFeedGet, boardPinIdsGet, boardSectionPinsGet } from './board-feed/board-feed.resource.ts';
import { boardPinOrderUpdate } from './reorder-pins/reorder-pins.resource.ts';

export const placeResources = [
  boardFeedGet,
  boardPinIdsGet,
  boardSectionPinsGet,
  boardPinOrderUpdate,
] as const;
