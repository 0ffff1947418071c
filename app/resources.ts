import { createRegistry, type Registry } from '#api/resource/registry.ts';
import { tunnelResources } from '#api/resource/tunnel.ts';
import type { TypesOf } from '#api/resource/types-of.ts';
import { businessResources } from '#features/business/profiles/business-resources.ts';
import { websiteResources } from '#features/business/websites/website-resources.ts';
import { identityResources } from '#features/core/identity/identity-resources.ts';
import { findPinImagesGet } from '#features/core/media/find-pin-images/find-pin-images.resource.ts';
import { registerBatch } from '#features/core/media/upload-file/register-batch.resource.ts';
import { vipCreate, vipGet } from '#features/core/media/upload-file/upload-file.resource.ts';
import { peopleResources } from '#features/core/people/people-resources.ts';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { userHomefeedGet } from '#features/discovery/home-feed/home-feed/home-feed.resource.ts';
import { relatedResources } from '#features/discovery/related/related-resources.ts';
import { searchResources } from '#features/discovery/search/search-resources.ts';
import { topicResources } from '#features/discovery/topics/topic-resources.ts';
import { boardResources } from '#features/library/boards/board-resources.ts';
import { boardsFeedGet, boardsGet } from '#features/library/boards/list-boards/list-boards.resource.ts';
import { memberResources } from '#features/library/members/member-resources.ts';
import { clustersGet } from '#features/library/organize/list-clusters/list-clusters.resource.ts';
import { clusterFeedGet } from '#features/library/organize/show-cluster/show-cluster.resource.ts';
import { pinResources } from '#features/library/pins/pin-resources.ts';
import { placeResources } from '#features/library/places/place-resources.ts';
import { saveResources } from '#features/library/saves/save-resources.ts';
import { sectionResources } from '#features/library/sections/section-resources.ts';
import { eventCreate } from '#features/measure/events/log-event.resource.ts';
import { commentResources } from '#features/social/comments/comment-resources.ts';
import { conversationResources } from '#features/social/conversations/conversation-resources.ts';
import { followResources } from '#features/social/follows/follow-resources.ts';
import { flagsGet, flagsUpdate } from '#features/trust/experiences/choose-flags/choose-flags.resource.ts';
import {
  experiencesGet,
  experienceUpdate,
  userExperienceCompletedUpdate,
} from '#features/trust/experiences/meet-experiences/meet-experiences.resource.ts';
import { moderationResources } from '#features/trust/moderation/moderation-resources.ts';
import { notificationResources } from '#features/trust/notifications/notification-resources.ts';

const resources = [
  ...saveResources,
  ...identityResources(personOfAccount),
  vipCreate,
  vipGet,
  registerBatch,
  findPinImagesGet,
  eventCreate,
  ...peopleResources,
  ...followResources,
  ...websiteResources,
  ...pinResources,
  boardsGet,
  boardsFeedGet,
  ...boardResources,
  ...sectionResources,
  ...placeResources,
  ...memberResources,
  ...topicResources,
  clustersGet,
  clusterFeedGet,
  userHomefeedGet,
  ...relatedResources,
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

/** The tunnel reaches the resources with paths. */
export function createProductRegistry(): Registry {
  const registry: Registry = createRegistry([...resources, ...tunnelResources(() => registry)]);
  return registry;
}
