import type { FastifyInstance } from 'fastify';
import { optOutOfInvites } from '#features/core/people/invite-mail.service.ts';
import { OPT_OUT_PATH } from '#features/core/people/opt-out-link.ts';
import type { Platform } from '#platform/resource/context.ts';

/** The form says `List-Unsubscribe=One-Click`, whichever way it is encoded. */
const FORM_BYTES = 8 * 1024;

/**
 * Takes the press on "Unsubscribe" in a mail program (RFC 8058). The token in the address is the permission, so no
 * cookie is read, and a page of another site, which cannot know it, can stop nothing.
 */
export async function optOutRoute(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.post(OPT_OUT_PATH, async (request, reply) => {
      const { token } = request.query as Record<string, unknown>;
      const answer = await optOutOfInvites(platform, String(token));
      const isOurs = !('refused' in answer);
      return reply
        .code(isOurs ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(isOurs ? 'Invitations stopped.' : 'This link is not valid.');
    });
  });
}
