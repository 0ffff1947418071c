import { caseRow } from '#testing/cast-rows.ts';
import { commentOf } from './comment-table.ts';
import { messageOf } from './conversation-table.ts';
import { SAVE } from './pin-table.ts';
import type { Row } from './table.ts';
import { GONE_TO_PEOPLE, OF_SUSPENDED, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import { tryOf } from './try-table.ts';

/** What nobody but the staff may ask for. */
const STAFF = signedIn({ staff: 200, others: 403 });

/** Whoever sees a person can report them; nobody reports themselves. */
const REPORT_PERSON: Row['on'] = {
  person: signedIn({ owner: 400, blocked: 404, others: 200 }),
  'private person': signedIn({ owner: 400, blocked: 404, others: 200 }),
  'suspended person': OF_SUSPENDED,
  'deactivated person': OF_SUSPENDED,
};

const REPORT_OPEN = signedIn({ owner: 400, blocks: 404, others: 200 });
const REPORT_CLOSED = signedIn({ owner: 400, members: 200, others: 404 });

/** Whoever sees a thing can report it. */
const REPORT_THING: Row['on'] = {
  public: REPORT_OPEN,
  archived: REPORT_OPEN,
  protected: REPORT_CLOSED,
  secret: REPORT_CLOSED,
  'temporarily disabled': REPORT_CLOSED,
  'deleted board': GONE_TO_PEOPLE,
  'of a private owner': { ...REPORT_CLOSED, follower: 200 },
  'of a suspended owner': OF_SUSPENDED,
};

const REPORT_PIN: Row['on'] = {
  ...REPORT_THING,
  'deleted pin': GONE_TO_PEOPLE,
  'on no board': REPORT_OPEN,
  'on no board, from a secret one': signedIn({ owner: 400, others: 404 }),
  'on a group board': signedIn({ writer: 400, blocks: 404, others: 200 }),
  'on a secret group board': signedIn({ owner: 200, writer: 400, reader: 200, others: 404 }),
  'on a group board of a private owner': signedIn({
    ...{ owner: 200, writer: 400, reader: 200, follower: 200 },
    others: 404,
  }),
  'on a group board of a suspended owner': signedIn({ writer: 400, owner: 401, others: 404 }),
};

/** Whoever got a message can report it, whatever has become of who wrote it; nobody else knows of it. */
const REPORT_MESSAGE: Row['on'] = {
  person: signedIn({ owner: 400, writer: 200, others: 404 }),
  'private person': signedIn({ owner: 400, writer: 200, others: 404 }),
  'suspended person': signedIn({ owner: 401, writer: 200, others: 404 }),
};

const report = { resource: 'ReportResource.create', isThrottled: true } as const;
const takedown = { resource: 'POST /v3/legal/takedowns/:law/', isThrottled: true } as const;

const urlsOf = ({ owner, world }: Thing) => [`${world.platform.config.origin}/${owner.username}/`];
const request = (law: string) => (thing: Thing) => ({
  ...{ law, content_urls: urlsOf(thing), statement: 'It breaks a law.', is_true: true },
});

const caseOf = (status: 'open' | 'decided' | 'appealed') => async (thing: Thing) => ({
  case_id: await caseRow(thing.world.platform.db, thing.owner.id, status),
});

const withCase =
  (status: 'open' | 'decided' | 'appealed', options: object): Row['options'] =>
  async (thing) => ({ ...(await caseOf(status)(thing)), ...options });

/** Reports, legal requests, what staff decide, and what those may do whom it is about. */
export const moderationTable: Row[] = [
  { resource: 'ReportOptionsResource.get', options: () => ({}), on: { person: { others: 200 } } },
  {
    ...report,
    tries: 'a person',
    options: ({ owner }) => ({ kind: 'person', id: owner.id, reason: 'spam' }),
    on: REPORT_PERSON,
  },
  {
    ...report,
    tries: 'a board',
    options: ({ board }) => ({ kind: 'board', id: board, reason: 'spam' }),
    on: REPORT_THING,
  },
  {
    ...report,
    tries: 'a pin',
    options: ({ pin }) => ({ kind: 'pin', id: pin, reason: 'spam' }),
    on: REPORT_PIN,
  },
  {
    ...report,
    tries: 'a comment',
    options: async (thing) => ({ kind: 'comment', id: await commentOf(thing), reason: 'spam' }),
    on: SAVE,
  },
  {
    ...report,
    tries: 'what somebody says who tried a pin',
    options: async (thing) => ({ kind: 'try', id: await tryOf(thing), reason: 'spam' }),
    on: SAVE,
  },
  {
    ...report,
    tries: 'a message',
    options: async (thing) => ({ kind: 'message', id: await messageOf(thing), reason: 'spam' }),
    on: REPORT_MESSAGE,
  },
  {
    ...takedown,
    tries: 'by a law that asks nobody who they are',
    options: request('dsa'),
    on: {
      person: { others: 200, blocked: 400 },
      'private person': { others: 200, blocked: 400 },
      'suspended person': { others: 400 },
    },
  },
  {
    ...takedown,
    tries: 'by a law that wants to know',
    options: request('turkey'),
    on: {
      person: signedIn({ others: 200, blocked: 400 }),
      'private person': signedIn({ others: 200, blocked: 400 }),
      'suspended person': signedIn({ others: 400, owner: 401 }),
    },
  },
  { ...takedown, tries: 'by no law', options: request('none'), on: { person: { others: 404 } } },
  { resource: 'ModerationCasesResource.get', options: () => ({}), on: { person: STAFF } },
  { resource: 'ModerationLogResource.get', options: () => ({}), on: { person: STAFF } },
  { resource: 'FlagsResource.get', options: () => ({}), on: { person: STAFF } },
  { resource: 'FlagsResource.update', options: () => ({}), on: { person: STAFF } },
  { resource: 'ModerationCaseResource.get', options: caseOf('open'), on: { person: STAFF } },
  {
    resource: 'ModerationCaseResource.update',
    options: withCase('open', { decision: 'warn', rule: 'spam' }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationNoteResource.create',
    options: withCase('open', { note: 'A note' }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationAppealResource.update',
    options: withCase('appealed', { outcome: 'upheld' }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationDecisionResource.delete',
    options: caseOf('decided'),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationAppealResource.create',
    options: withCase('decided', { text: 'Why?' }),
    on: { person: { owner: 200, others: 404 } },
  },
  {
    resource: 'ModerationDecisionResource.get',
    options: caseOf('decided'),
    on: { person: { owner: 200, others: 404 } },
  },
  {
    resource: 'ModerationDecisionsResource.get',
    options: () => ({}),
    on: { person: signedIn({ others: 200 }) },
  },
];
