import { z } from 'zod';
import { rateClassOf } from '#platform/rate/rate-limiter.ts';
import type { AnyResource, PagedResource } from '#platform/resource/resource.ts';
import { pathOf, type Registry } from './registry.ts';

type Json = Record<string, unknown>;

const CALLS: Record<string, 'get' | 'post'> = { get: 'get', create: 'post', update: 'post', delete: 'post' };

export function openApiOf(
  registry: Registry,
  about: { title: string; version: string; origin: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const resource of registry.all) {
    const { path, method } = addressOf(resource);
    paths[path] = { ...paths[path], [method]: operationOf(resource, method, path) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.origin }],
    paths,
    components: { schemas: { Failure: FAILURE } },
  };
}

function addressOf(resource: AnyResource): { path: string; method: string } {
  const own = pathOf(resource);
  if (own) return { path: own.path.replace(/:([a-z_]+)/g, '{$1}'), method: own.method.toLowerCase() };
  const [name, action = 'get'] = resource.name.split('.');
  return { path: `/resource/${name}/${action}/`, method: CALLS[action] ?? 'post' };
}

function operationOf(resource: AnyResource, method: string, path: string): Json {
  const options = jsonSchema(resource.options, 'input');
  const answer = resource.paged ? listOf(resource) : jsonSchema(resource.data, 'output');
  return {
    operationId: resource.name.replace(/[^A-Za-z0-9]+/g, '_'),
    summary: resource.summary,
    'x-who': resource.who,
    'x-rate-class': rateClassOf(resource.rate).name,
    ...(pathOf(resource) ? pathInput(path, method, options) : namedInput(method, options)),
    responses: {
      200: { description: 'Done.', content: json(successOf(answer)) },
      default: { description: 'Refused or failed.', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

function listOf({ item, within, beside }: PagedResource): Json {
  const list = { type: 'array', items: jsonSchema(item, 'output') };
  const more = beside && Object(jsonSchema(beside.data, 'output').properties);
  return within ? { type: 'object', properties: { [within]: list, ...more } } : list;
}

function namedInput(method: string, options: Json): Json {
  const data = { type: 'object', properties: { options, context: { type: 'object' } } };
  if (method === 'get') {
    return { parameters: [{ name: 'data', in: 'query', content: json(data) }] };
  }
  const form = { type: 'object', properties: { source_url: { type: 'string' }, data } };
  return {
    parameters: [IDEMPOTENCY_KEY],
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: form,
          encoding: { data: { contentType: 'application/json' } },
        },
      },
    },
  };
}

function pathInput(path: string, method: string, options: Json): Json {
  const properties = (options.properties ?? {}) as Record<string, Json>;
  const names = [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
  const parameters = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? {},
  }));
  const others = Object.entries(properties).filter(([name]) => !names.includes(name));
  if (method === 'get') {
    return {
      parameters: [...parameters, ...others.map(([name, schema]) => ({ name, in: 'query', schema }))],
    };
  }
  return {
    parameters: [...parameters, IDEMPOTENCY_KEY],
    requestBody: { content: json({ type: 'object', properties: Object.fromEntries(others) }) },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A write sent again with its key within 24 hours is answered as before and not done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function successOf(data: Json): Json {
  const answer = {
    type: 'object',
    properties: { status: { const: 'success' }, data, bookmark: { type: 'string' } },
  };
  return { type: 'object', properties: { resource_response: answer } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

const FAILURE: Json = {
  type: 'object',
  properties: {
    resource_response: {
      type: 'object',
      properties: {
        status: { const: 'failure' },
        http_status: { type: 'integer' },
        message: { type: 'string' },
        error: {
          type: 'object',
          properties: {
            reason: { type: 'string' },
            message: { type: 'string' },
            message_detail: { type: ['string', 'null'] },
            field: { type: 'string' },
            fields: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  },
};
