import { eraseBoards } from '#features/boards/erase-person/erase-person.service.ts';
import { eraseBusiness } from '#features/business/erase-person/erase-person.service.ts';
import { eraseComments } from '#features/comments/erase-person/erase-person.service.ts';
import { eraseMessages } from '#features/conversations/erase-person/erase-person.service.ts';
import { eraseExperiences } from '#features/experiences/erase-person/erase-person.service.ts';
import type { Eraser } from '#features/identity/eraser.ts';
import { eraseReports } from '#features/moderation/erase-person/erase-person.service.ts';
import { eraseNews } from '#features/notifications/erase-person/erase-person.service.ts';
import { eraseClusters } from '#features/organize/erase-person/erase-person.service.ts';
import { erasePerson } from '#features/people/erase-person/erase-person.service.ts';
import { eraseFiles } from '#features/pins/erase-person/erase-files.service.ts';
import { erasePins } from '#features/pins/erase-person/erase-person.service.ts';
import { eraseSaves } from '#features/saves/erase-person/erase-person.service.ts';
import { eraseTopics } from '#features/topics/erase-person/erase-person.service.ts';

/** What every part of the product removes of a person who has left for good, from right to left; files at last. */
export const ERASERS: readonly Eraser[] = [
  eraseNews,
  eraseReports,
  eraseBusiness,
  eraseExperiences,
  eraseMessages,
  eraseTopics,
  eraseClusters,
  eraseComments,
  eraseSaves,
  eraseBoards,
  erasePins,
  erasePerson,
  eraseFiles,
];
