import { audienceDebugGet } from './debug-audience/debug-audience.resource.ts';
import {
  audienceCreate,
  audienceCustomersUpdate,
  audienceDelete,
  audienceShareCreate,
  audienceShareDelete,
  audienceShareUpdate,
  audiencesGet,
} from './manage-audiences/manage-audiences.resource.ts';

export const audienceResources = [
  audiencesGet,
  audienceCreate,
  audienceDelete,
  audienceCustomersUpdate,
  audienceShareCreate,
  audienceShareUpdate,
  audienceShareDelete,
  audienceDebugGet,
] as const;
