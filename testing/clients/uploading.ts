import { randomUUID } from 'node:crypto';
import { ROOT } from './field-server.ts';
import { fileForm } from './forms.ts';
import { type Answer, type Program, raiseForStatus } from './program.ts';
import { entriesAt, type Json, key, textAt } from './reading.ts';

type Options = Record<string, Json>;

/** Scripts that publish pins like the creation page: register, send the file, poll, publish. */
export function uploader(program: Program) {
  const headers = () => ({
    accept: 'application/json, text/javascript, */*, q=0.01',
    'accept-language': 'en-US,en;q=0.9',
    'content-type': 'application/x-www-form-urlencoded',
    origin: ROOT,
    referer: `${ROOT}/pin-creation-tool/`,
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    'x-app-version': 'a73904a',
    'x-csrftoken': program.jar.get('csrftoken') ?? '',
    'x-pinterest-appstate': 'active',
    'x-pinterest-pws-handler': 'www/pin-creation-tool.js',
    'x-pinterest-source-url': '/pin-creation-tool/',
    'x-requested-with': 'XMLHttpRequest',
  });
  const fields = (options: Options) =>
    new URLSearchParams({
      source_url: '/pin-creation-tool/',
      data: JSON.stringify({ options, context: {} }),
    }).toString();
  const post = async (resource: string, options: Options): Promise<Json> => {
    const answer = await program.post(`${ROOT}/resource/${resource}/`, {
      headers: headers(),
      body: fields(options),
    });
    return key(raiseForStatus(answer).json, 'resource_response', 'data');
  };

  return {
    post,
    /** These boards are asked for by POST, and looked for under their own name. */
    boards: () => post('BoardPickerBoardsResource/get', { filter: 'all', sort: 'alphabetical' }),
    register: async (mediaType: string): Promise<Json> => {
      const id = randomUUID();
      const media = [{ id, media_type: mediaType, upload_aux_data: { clips: [] } }];
      return key(
        await post('ApiResource/create', {
          url: '/v3/media/uploads/register/batch/',
          data: { media_info_list: JSON.stringify(media) },
        }),
        id,
      );
    },
    /** To the unchanged address, with all parameters before the file, and neither cookies nor token. */
    send: async (stranger: Program, slot: Json, bytes: Buffer, type = 'image/jpeg'): Promise<Answer> => {
      const parameters = Object.fromEntries(
        entriesAt(slot, 'upload_parameters').map(([name, value]) => [name, String(value)]),
      );
      const form = fileForm({ field: 'file', name: 'file.bin', type, bytes }, parameters);
      const sent = { 'content-type': form.type, origin: ROOT, referer: `${ROOT}/` };
      return stranger.post(textAt(slot, 'upload_url'), { headers: sent, body: form.body });
    },
    /** The state of an upload, by its id as text. */
    stateOf: async (uploadId: string): Promise<Json> => {
      const answer = await program.get(
        `${ROOT}/resource/VIPResource/get/?${fields({ upload_ids: [uploadId] })}&_=${Date.now()}`,
        { headers: headers() },
      );
      return key(raiseForStatus(answer).json, 'resource_response', 'data', uploadId);
    },
  };
}
