import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, nobody, type TestPlatform, testPlatform } from '#testing/platform.ts';

export async function staffOf(platform: TestPlatform, username: string): Promise<CastMember> {
  const member = await memberOf(platform, username);
  await platform.db.write('update users set is_staff = true where id = $1', [member.id]);
  member.viewer.isStaff = true;
  return member;
}

export async function callFrom(
  platform: TestPlatform,
  country: string | undefined,
  who: { viewer: Viewer } = { viewer: nobody() },
  name: string,
  options: object,
): Promise<unknown> {
  const resource = createProductRegistry().find(name);
  if (!resource) throw new Error(`no resource is named ${name}`);
  const context = await contextFor(platform, { ...who.viewer, country });
  return (await dispatch(resource, context, options)).data;
}

export async function waitingFor(staff: CastMember) {
  return (await staff.call('ModerationCasesResource.get', {})).data;
}

type Input = Omit<OptionsOf<'ModerationCaseResource.update'>, 'case_id'>;

export async function openModeration() {
  const platform = await testPlatform(await freshDatabase());
  const cast = await castOf(platform);
  const hal = await staffOf(platform, 'hal');
  const ina = await staffOf(platform, 'ina');
  return {
    ...{ platform, cast, hal, ina },
    reported: async (
      kind: 'pin' | 'board' | 'person' | 'comment' | 'try' | 'message',
      id: string,
    ): Promise<string> => {
      await cast.chi.call('ReportResource.create', { kind, id, reason: 'spam' });
      const statement = `select id from moderation_cases where object_id = $1 and status = 'open'`;
      return (await platform.db.rows<{ id: string }>(statement, [id]))[0]?.id ?? '';
    },
    decide: (case_id: string, input: Input, staff = hal) =>
      staff.call('ModerationCaseResource.update', { case_id, rule: 'spam', ...input }),
    appeal: (case_id: string, who: CastMember) =>
      who.call('ModerationAppealResource.create', { case_id, text: 'It was art.' }),
    answer: (case_id: string, outcome: 'upheld' | 'overturned', staff = ina) =>
      staff.call('ModerationAppealResource.update', { case_id, outcome, answer: 'We looked again.' }),
    caseOf: async (case_id: string) => (await hal.call('ModerationCaseResource.get', { case_id })).data,
    countsOf: async ({ id }: CastMember) => {
      const counts = 'select pin_count, created_pin_count, board_count from users where id = $1';
      return (await platform.db.rows(counts, [id]))[0];
    },
  };
}

export type Moderation = Awaited<ReturnType<typeof openModeration>>;
