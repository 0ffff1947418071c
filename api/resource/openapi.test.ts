import { expect, test } from 'vitest';
import { z } from 'zod';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { openApiOf } from './openapi.ts';
import { createRegistry } from './registry.ts';

const name = z.object({ name: z.string() });
const common = { who: 'person', rate: 'write', options: name, data: name } as const;
const echo = async (_: unknown, options: { name: string }) => options;

const registry = createRegistry([
  definePagedResource({
    ...{ name: 'CatsResource.get', summary: 'All cats.', who: 'anyone', rate: 'read', options: z.object({}) },
    ...{ item: z.string(), within: 'results', handle: async () => ({ items: [], next: null }) },
  }),
  defineResource({ ...common, name: 'CatResource.create', summary: 'Makes a cat.', handle: echo }),
  defineResource({ ...common, name: 'CatResource.feed', summary: 'Feeds one.', handle: echo }),
  definePagedResource({
    ...{ name: 'GET /v3/cats/:cat/toys/', summary: 'Its toys.', who: 'anyone', rate: 'read' },
    ...{ options: z.object({ cat: z.string(), color: z.string().optional() }), item: z.number() },
    handle: async () => ({ items: [], next: null }),
  }),
  defineResource({
    ...{ ...common, name: 'DELETE /v3/cats/:cat/', summary: 'Lets one go.', data: z.null() },
    ...{ options: z.object({ cat: z.string(), why: z.string() }), handle: async () => null },
  }),
]);

// biome-ignore lint/suspicious/noExplicitAny: a document is looked at freely
const described = (): any =>
  openApiOf(registry, { title: 'Pins', version: '1', origin: 'https://pins.example' });

const text = { type: 'string' };
const named = { type: 'object', properties: { name: text }, required: ['name'] };
const key = expect.objectContaining({
  name: 'Idempotency-Key',
  in: 'header',
  description: expect.any(String),
});

/** What an operation answers if it goes well. */
const answerOf = (operation: { responses: Record<string, { content: object }> }) => operation.responses[200];
const answered = (data: object) => ({
  description: 'Done.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          resource_response: {
            type: 'object',
            properties: { status: { const: 'success' }, data, bookmark: text },
          },
        },
      },
    },
  },
});

test('the document says what it describes and where that is', () => {
  const { paths, components: _, ...head } = described();
  expect(head).toEqual({
    openapi: '3.1.0',
    info: { title: 'Pins', version: '1' },
    servers: [{ url: 'https://pins.example' }],
  });
  expect(Object.keys(paths)).toEqual([
    ...['/resource/CatsResource/get/', '/resource/CatResource/create/', '/resource/CatResource/feed/'],
    ...['/v3/cats/{cat}/toys/', '/v3/cats/{cat}/'],
  ]);
  expect(Object.values(paths).map((path) => Object.keys(path as object))).toEqual([
    ...[['get'], ['post'], ['post'], ['get'], ['delete']],
  ]);
});

test('an operation says who may call it and how often, and refers to what a failure looks like', () => {
  const { paths, components } = described();
  const { get } = paths['/v3/cats/{cat}/toys/'];
  expect(get).toMatchObject({
    operationId: 'GET_v3_cats_cat_toys_',
    summary: 'Its toys.',
    'x-who': 'anyone',
  });
  const { post } = paths['/resource/CatResource/create/'];
  expect(post).toMatchObject({
    operationId: 'CatResource_create',
    'x-who': 'person',
    'x-rate-class': 'write',
  });
  const schema = { $ref: '#/components/schemas/Failure' };
  expect(post.responses.default).toEqual({
    description: 'Refused or failed.',
    content: { 'application/json': { schema } },
  });
  const { error } = components.schemas.Failure.properties.resource_response.properties;
  expect(Object.keys(error.properties)).toEqual(['reason', 'message', 'message_detail', 'field', 'fields']);
});

test('a call by name has its options in one JSON text: in the query to read, in a form to write', () => {
  const { paths } = described();
  const { get } = paths['/resource/CatsResource/get/'];
  const options = { type: 'object', properties: {} };
  const dataOf = (sent: object) => ({
    type: 'object',
    properties: { options: sent, context: { type: 'object' } },
  });
  const content = { 'application/json': { schema: dataOf(options) } };
  expect(get.parameters).toEqual([{ name: 'data', in: 'query', content }]);
  expect(get.requestBody).toBeUndefined();
  const { post } = paths['/resource/CatResource/feed/'];
  const form = { type: 'object', properties: { source_url: text, data: dataOf(named) } };
  expect(post.parameters).toEqual([key]);
  expect(post.requestBody.content).toEqual({
    'application/x-www-form-urlencoded': {
      schema: form,
      encoding: { data: { contentType: 'application/json' } },
    },
  });
});

test('a call by path has options in it, and the others in the query to read, in a JSON body to write', () => {
  const { paths } = described();
  const cat = { name: 'cat', in: 'path', required: true, schema: text };
  expect(paths['/v3/cats/{cat}/toys/'].get).toMatchObject({
    parameters: [cat, { name: 'color', in: 'query', schema: text }],
  });
  const { parameters, requestBody } = paths['/v3/cats/{cat}/'].delete;
  expect(parameters).toEqual([cat, key]);
  const schema = { type: 'object', properties: { why: text } };
  expect(requestBody).toEqual({ content: { 'application/json': { schema } } });
});

test('an answer is what its resource declares, of a list all items, where clients find them', () => {
  const { paths } = described();
  const additionalProperties = false;
  expect(answerOf(paths['/resource/CatResource/create/'].post)).toEqual(
    answered({ ...named, additionalProperties }),
  );
  const cats = { type: 'object', properties: { results: { type: 'array', items: text } } };
  expect(answerOf(paths['/resource/CatsResource/get/'].get)).toEqual(answered(cats));
  const toys = { type: 'array', items: { type: 'number' } };
  expect(answerOf(paths['/v3/cats/{cat}/toys/'].get)).toEqual(answered(toys));
});
