import { eraseAccess } from '#features/business/access/erase-person/erase-person.service.ts';
import { eraseBusiness } from '#features/business/profiles/erase-person/erase-person.service.ts';
import type { Eraser } from '#features/core/identity/eraser.ts';
import { erasePerson } from '#features/core/people/erase-person/erase-person.service.ts';
import { eraseTopics } from '#features/discovery/topics/erase-person/erase-person.service.ts';
import { eraseBoards } from '#features/library/boards/erase-person/erase-person.service.ts';
import { eraseClusters } from '#features/library/organize/erase-person/erase-person.service.ts';
import { eraseFiles, erasePins } from '#features/library/pins/erase-person/erase-person.service.ts';
import { eraseSaves } from '#features/library/saves/erase-person/erase-person.service.ts';
import { eraseTags } from '#features/library/tags/erase-person/erase-person.service.ts';
import { eraseAnalytics } from '#features/measure/analytics/erase-person/erase-person.service.ts';
import { eraseComments } from '#features/social/comments/erase-person/erase-person.service.ts';
import { eraseMessages } from '#features/social/conversations/erase-person/erase-person.service.ts';
import { eraseExperiences } from '#features/trust/experiences/erase-person/erase-person.service.ts';
import { eraseReports } from '#features/trust/moderation/erase-person/erase-person.service.ts';
import { eraseNotifications } from '#features/trust/notifications/erase-person/erase-person.service.ts';

/** Dependants first; files last. */
export const ERASERS: readonly Eraser[] = [
  eraseNotifications,
  eraseReports,
  eraseBusiness,
  eraseAccess,
  eraseExperiences,
  eraseMessages,
  eraseTopics,
  eraseAnalytics,
  eraseClusters,
  eraseTags,
  eraseComments,
  eraseSaves,
  eraseBoards,
  erasePins,
  erasePerson,
  eraseFiles,
];
