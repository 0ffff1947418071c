import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { editContact, showContact } from './edit-contact.service.ts';
import { contactAnswer, contactOptions } from './edit-contact.ts';

/** How the own business can be reached. */
export const businessContactGet = defineResource({
  name: 'BusinessContactResource.get',
  summary: 'The contact options of the own business.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: contactAnswer,
  handle: (context) => showContact(context),
});

/** Changes what is given of it and keeps the rest. */
export const businessContactUpdate = defineResource({
  name: 'BusinessContactResource.update',
  summary: 'Changes the contact options of the own business.',
  who: 'person',
  rate: 'write',
  options: contactOptions,
  data: contactAnswer,
  handle: (context, changes) => editContact(context, changes),
});
