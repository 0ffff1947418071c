import { type Row, signedIn } from './table.ts';

const OWN = signedIn({ others: 200 });
/** What only businesses have. */
const OF_BUSINESS = signedIn({ others: 403, partner: 200, manager: 200 });
/** Nobody of theirs, nor an invitation to them. */
const NONE = signedIn({ others: 404 });

/** People who act for a business, as those see them who act for nobody here. */
export const accessTable: Row[] = [
  { resource: 'BusinessPeopleResource.get', options: () => ({}), on: { person: OF_BUSINESS } },
  {
    resource: 'BusinessPeopleResource.update',
    options: ({ owner }) => ({ user_id: owner.id, permissions: ['ANALYST'] }),
    on: { person: NONE },
  },
  {
    resource: 'BusinessPeopleResource.delete',
    options: ({ owner }) => ({ user_id: owner.id }),
    on: { person: NONE },
  },
  {
    resource: 'BusinessAccessRulesResource.update',
    options: () => ({ requires_second_factor: false }),
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'BusinessInviteResource.create',
    options: ({ world }) => ({ invitee: world.people.joe.username, permissions: ['ANALYST'] }),
    on: { person: OF_BUSINESS },
    isThrottled: true,
  },
  {
    resource: 'BusinessInviteResource.delete',
    options: ({ owner }) => ({ invite_id: owner.id }),
    on: { person: NONE },
  },
  { resource: 'BusinessInvitesResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'BusinessInvitesResource.update',
    options: ({ owner }) => ({ invite_id: owner.id, accept: true }),
    on: { person: NONE },
  },
  {
    resource: 'BusinessAccessResource.delete',
    options: ({ world }) => ({ business_id: world.people.joe.id }),
    on: { person: NONE },
  },
  { resource: 'ManagedClientsResource.get', options: () => ({}), on: { person: OF_BUSINESS } },
  {
    resource: 'ManagedClientResource.create',
    options: async ({ world: { platform, people } }, { person }) => {
      await platform.db.write('delete from managed_clients');
      const { kim, max } = people;
      return { client: (person.id === kim.id ? max : kim).username, permissions: ['ANALYST'] };
    },
    on: { person: OF_BUSINESS },
    isThrottled: true,
  },
  {
    resource: 'ManagedClientResource.update',
    options: ({ owner }) => ({ agency_id: owner.id, accept: true }),
    on: { person: NONE },
  },
  {
    resource: 'ManagedClientResource.delete',
    options: ({ owner }) => ({ business_id: owner.id }),
    on: { person: NONE },
  },
  { resource: 'BusinessActionsResource.get', options: () => ({}), on: { person: OWN } },
];
