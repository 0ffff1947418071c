import { boardResources } from '#features/boards/board-resources.ts';
import { boardsFeedGet, boardsGet } from '#features/boards/list-boards/list-boards.resource.ts';
import { memberResources } from '#features/boards/member-resources.ts';
import { businessResources } from '#features/business/business-resources.ts';
import { commentResources } from '#features/comments/comment-resources.ts';
import { conversationResources } from '#features/conversations/conversation-resources.ts';
import { flagsGet, flagsUpdate } from '#features/experiences/choose-flags/choose-flags.resource.ts';
import {
  experiencesGet,
  experienceUpdate,
  userExperienceCompletedUpdate,
} from '#features/experiences/meet-experiences/meet-experiences.resource.ts';
import { identityResources } from '#features/identity/identity-resources.ts';
import { findPinImagesGet } from '#features/media/find-pin-images/find-pin-images.resource.ts';
import { registerBatch } from '#features/media/upload-file/register-batch.resource.ts';
import { vipCreate, vipGet } from '#features/media/upload-file/upload-file.resource.ts';
import { moderationResources } from '#features/moderation/moderation-resources.ts';
import { notificationResources } from '#features/notifications/notification-resources.ts';
import { clustersGet } from '#features/organize/list-clusters/list-clusters.resource.ts';
import { clusterFeedGet } from '#features/organize/show-cluster/show-cluster.resource.ts';
import { peopleResources } from '#features/people/people-resources.ts';
import { personOfAccount } from '#features/people/person-of-account.service.ts';
import { pinResources } from '#features/pins/pin-resources.ts';
import { saveResources } from '#features/saves/save-resources.ts';
import { searchResources } from '#features/search/search-resources.ts';
import { interestFollowingGet } from '#features/topics/list-followed-topics/list-followed-topics.resource.ts';
import { createRegistry, type Registry } from '#platform/resource/registry.ts';
import { tunnelResources } from '#platform/resource/tunnel.ts';
import type { TypesOf } from '#platform/resource/types-of.ts';

/** Every resource of the product. */
const resources = [
  ...saveResources,
  ...identityResources(personOfAccount),
  vipCreate,
  vipGet,
  registerBatch,
  findPinImagesGet,
  ...peopleResources,
  ...pinResources,
  boardsGet,
  boardsFeedGet,
  ...boardResources,
  ...memberResources,
  interestFollowingGet,
  clustersGet,
  clusterFeedGet,
  ...searchResources,
  experiencesGet,
  experienceUpdate,
  userExperienceCompletedUpdate,
  flagsGet,
  flagsUpdate,
  ...businessResources,
  ...commentResources,
  ...conversationResources,
  ...notificationResources,
  ...moderationResources,
] as const;

declare module '#platform/resource/call.ts' {
  interface ResourceTypes extends TypesOf<typeof resources> {}
}

/** All resources, by name and by path; the tunnel reaches those with paths. */
export function createProductRegistry(): Registry {
  const registry: Registry = createRegistry([...resources, ...tunnelResources(() => registry)]);
  return registry;
}
