import type { Row } from './table.ts';
import { signedIn } from './table.ts';

const ALL: Row['on'] = { person: { others: 200 } };

const query = 'things';

/** A PNG. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Everybody may search what they may see; for the own pins one has to be known. */
export const searchTable: Row[] = [
  ...['pins', 'boards', 'people'].map(
    (scope): Row => ({
      resource: 'BaseSearchResource.get',
      tries: scope,
      options: () => ({ query, scope }),
      on: ALL,
    }),
  ),
  {
    resource: 'BaseSearchResource.get',
    tries: 'the own pins',
    options: () => ({ query, scope: 'my_pins' }),
    on: { person: { ...signedIn({ others: 200 }), limited: 200 } },
  },
  {
    resource: 'PinSearchResource.get',
    tries: 'the own pins',
    options: () => ({ query, scope: 'my_pins' }),
    on: { person: { ...signedIn({ others: 200 }), limited: 200 } },
  },
  {
    resource: 'SearchCorrectionResource.get',
    tries: 'the own pins',
    options: () => ({ query, scope: 'my_pins' }),
    on: { person: { ...signedIn({ others: 200 }), limited: 200 } },
  },
  { resource: 'PinSearchResource.get', options: () => ({ query }), on: ALL },
  {
    resource: 'PinSearchResource.get',
    tries: 'by colors',
    options: () => ({ query: '', colors: ['#4060c0'] }),
    on: ALL,
  },
  { resource: 'PictureSearchResource.get', options: () => ({ picture: 'A'.repeat(296) }), on: ALL },
  {
    resource: 'PictureSearchResource.create',
    options: () => ({ picture: ONE_PIXEL }),
    on: { person: signedIn({ others: 200 }) },
  },
  { resource: 'SearchGuidesResource.get', options: () => ({ query }), on: ALL },
  { resource: 'SearchCorrectionResource.get', options: () => ({ query }), on: ALL },
  { resource: 'SearchStartResource.get', options: () => ({}), on: ALL },
  { resource: 'SearchResource.get', options: () => ({ query }), on: ALL },
  { resource: 'BoardSearchResource.get', options: () => ({ query }), on: ALL },
  { resource: 'PeopleSearchResource.get', options: () => ({ query }), on: ALL },
  { resource: 'AdvancedTypeaheadResource.get', options: () => ({ term: 'thi' }), on: ALL },
];
