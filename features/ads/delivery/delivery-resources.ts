import { adReasonsGet } from './explain-ad/explain-ad.resource.ts';
import { adHideCreate, adHideDelete } from './hide-ad/hide-ad.resource.ts';
import { adEventsCreate } from './record-events/record-events.resource.ts';

export const deliveryResources = [adEventsCreate, adHideCreate, adHideDelete, adReasonsGet];
