import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { presentContact } from '../wire/person.view.ts';
import { editContact, showContact } from './edit-contact.service.ts';
import { contactAnswer, contactOptions } from './edit-contact.ts';

/** Contact details of the viewer's business. */
export const businessContactGet = defineResource({
  name: 'BusinessContactResource.get',
  summary: 'The contact options of the viewer\u2019s business.',
  who: 'person',
  rate: 'read',
  acting: 'edit-profile',
  options: z.object({}),
  data: contactAnswer,
  handle: async (context) => presentContact(await showContact(context)),
});

/** Changes the given ones and keeps the others. */
export const businessContactUpdate = defineResource({
  name: 'BusinessContactResource.update',
  summary: 'Changes the contact options of the viewer\u2019s business.',
  who: 'person',
  rate: 'write',
  acting: 'edit-profile',
  options: contactOptions,
  data: contactAnswer,
  handle: async (context, changes) => presentContact(await editContact(context, changes)),
});
