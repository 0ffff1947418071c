import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { oneQuery, rowsQuery } from './one-query.ts';

/** What the product is held against: Fastify and `pg` as they come, with nothing of ours between. */
const env = z.object({ PORT: z.coerce.number(), DATABASE_URL: z.string() }).parse(process.env);
const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
const app = fastify();
const cached = new Map<string, { type: string; body: string }>();

app.get('/ready', async () => ({}));

/** Keeps a text under a name, and answers it from memory from then on. */
app.put<{ Params: { name: string }; Body: { type: string; body: string } }>(
  '/memory/:name',
  async (request) => {
    cached.set(request.params.name, request.body);
    return {};
  },
);

app.get<{ Params: { name: string } }>('/memory/:name', (request, reply) => {
  const found = cached.get(request.params.name);
  return found ? reply.type(found.type).send(found.body) : reply.code(404).send('');
});

/** One prepared statement that builds the answer, sent as it comes. */
app.get<{ Params: { name: string; key: string } }>('/query/:name/:key', async (request, reply) => {
  const { name, key } = request.params;
  const found = await pool.query({ name, text: oneQuery(name), values: [key] });
  return reply.type('application/json; charset=utf-8').send(found.rows[0].answer);
});

/** One prepared statement whose rows go out as they are, each made larger by so many characters. */
app.get<{ Params: { name: string; key: string }; Querystring: { fill?: string } }>(
  '/rows/:name/:key',
  async (request) => {
    const { name, key } = request.params;
    const { fill } = request.query;
    const text = rowsQuery(name);
    const found = await pool.query(
      fill
        ? { name: `filled-${name}`, text: filled(text), values: [key, Number(fill)] }
        : { name: `rows-${name}`, text, values: [key] },
    );
    return {
      resource_response: { status: 'success', code: 0, message: 'ok', data: found.rows, http_status: 200 },
    };
  },
);

const filled = (text: string) => `select found.*, repeat('x', $2) as filling from (${text}) as found`;

const INSERT = {
  name: 'insert',
  text: `insert into pins (home, id, pinner_id, title, description, link, domain, image_signature, image_width,
      image_height, dominant_color)
    values (($1::bigint >> 51)::smallint, new_id(($1::bigint >> 51)::int), $1, 'A long table by the window',
      'Oak, oiled twice a year, with a bench on the wall side. #kitchen', 'https://shop.example/tables/1', 'shop.example',
      $2, 800, 1200, '#8a7b6c')`,
};

app.post<{ Params: { person: string; signature: string } }>('/insert/:person/:signature', async (request) => {
  await pool.query({ ...INSERT, values: [request.params.person, request.params.signature] });
  return {};
});

await app.listen({ host: '127.0.0.1', port: env.PORT });
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
