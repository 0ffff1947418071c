import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AnyResource } from '#platform/resource/resource.ts';
import { type Asker, askOverHttp } from './asking.ts';
import { withPlaceholders } from './placeholders.ts';
import { shortenedBySeen } from './shortened.ts';

/** What everything is asked of. */
export interface Site {
  app: FastifyInstance;
  /** What the world calls its ids and signatures. */
  names: Map<string, string>;
  /** What answers say about who asks, by their names: recorded once. */
  contexts: Map<string, string>;
}

/** Asks several people's same question. Answers it with each answer, and the names of those who got that one. */
export type Record = (options: object, askers: readonly Asker[]) => Promise<string>;

/** Most answers have these. */
const USUAL: Readonly<{ [header: string]: string }> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
};
const RECORDED = ['content-type', 'cache-control', 'location', 'retry-after', 'vary', 'etag', 'allow'];

interface Question {
  name: string;
  asker: string;
  options: object;
}

/** Makes what records one resource into one text. */
export function recordingOf(site: Site, resource: AnyResource): Record {
  const shortened = shortenedBySeen();
  return async (options, askers) => {
    const responses = askers.map((asker) => askOverHttp(site.app, resource, options, asker));
    const answers = new Map<string, string[]>();
    for (const [index, response] of (await Promise.all(responses)).entries()) {
      const asker = askers[index]?.name ?? '';
      const head = [response.statusCode, ...headersIn(response)].join('\n');
      const body = withoutUsual(
        site,
        { name: resource.name, asker, options },
        withPlaceholders(response.body, site.names),
      );
      const answer = `${head}\n${body}`;
      answers.set(answer, [...(answers.get(answer) ?? []), asker]);
    }
    const question = withPlaceholders(JSON.stringify(options), site.names);
    const lines = [...answers].map(([answer, names]) => `> ${names.join(', ')}: ${shortenBody(answer)}`);
    return [`# ${question}`, ...lines].join('\n');
  };

  function shortenBody(answer: string): string {
    const at = answer.lastIndexOf('\n') + 1;
    const body = answer.slice(at);
    return answer.slice(0, at) + (body.startsWith('{') ? inLines(shortened(body)) : body);
  }
}

function headersIn({ headers, cookies }: LightMyRequestResponse): string[] {
  const told = RECORDED.flatMap((name) => {
    const value = headers[name];
    if (value === USUAL[name]) return [];
    return value === undefined ? [`no ${name}`] : [`${name}: ${value}`];
  });
  const given = cookies.map(({ name, value, expires: _, ...rest }) => {
    return `set-cookie: ${name}=${value === '' ? '' : '…'} ${JSON.stringify(rest)}`;
  });
  return [...told, ...given];
}

const END =
  /^(?<rest>.*),(?<context>"client_context":.*),"resource":(?<asked>.*),"request_identifier":"‹uuid 1›"\}$/;
const BOOKMARKS = /,?"bookmarks":\[("[^"]*")\](?=\}\}$)/;

/** The body without its end, where that repeats who asks for what as in every answer. */
function withoutUsual({ contexts, names }: Site, question: Question, body: string): string {
  const { rest, context, asked } = END.exec(body)?.groups ?? {};
  if (!rest || !context || !asked) return body;
  const { name, asker, options } = question;
  if (!contexts.has(asker)) contexts.set(asker, context);
  const usual = withPlaceholders(JSON.stringify({ name: nameIn(name), options }), names);
  const [, bookmark = ''] = BOOKMARKS.exec(asked) ?? [];
  const isUsual =
    contexts.get(asker) === context && (asked === usual || asked.replace(BOOKMARKS, '') === usual);
  if (!isUsual) return body;
  return `${rest},"…":"${bookmark && asked !== usual ? `bookmarks ${bookmark.replaceAll('"', "'")}` : ''}"}`;
}

/** As answers call it. */
const nameIn = (name: string) => (name.includes('/') ? 'ApiResource' : name.replace(/\..*/, ''));

/** A line for each object, so that a difference is read in a line. No answer contains a line break of its own. */
function inLines(body: string): string {
  return body.replace(/(?<=[[:,])(?=\{")|(?<=\}),(?=")/g, (found) => `${found}\n`);
}

/** The file with what a resource answered. */
export function fileOf(folder: 'reads' | 'writes' | 'refusals', name: string): string {
  return `recorded/${folder}/${name.replaceAll(/[ /:]+/g, '-').replace(/-$/, '')}.txt`;
}
