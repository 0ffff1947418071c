import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import Extractor from '@marbec/web-auto-extractor';
import type { Part } from './pages.ts';

interface Term {
  '@id': string;
  '@type'?: 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

const KINDS = { '#Class': 'rdfs:Class', '#Property': 'rdf:Property' } as const;

const validator = readFile(
  createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq'),
  'utf8',
).then((text) => new Validator({ '@graph': [...termsOf(text).values()] }));

/** The classes and properties of schema.org, in the shape of its JSON-LD file. */
function termsOf(quads: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const [, subject = '', predicate = '', object = ''] of quads.matchAll(/^<(\S+)> <(\S+)> <(\S+)> /gm)) {
    const none = { '@id': subject, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
    const term: Term = terms.get(subject) ?? none;
    terms.set(subject, term);
    if (predicate.endsWith('#subClassOf')) term['rdfs:subClassOf'].push({ '@id': object });
    if (predicate.endsWith('/domainIncludes')) term['schema:domainIncludes'].push({ '@id': object });
    for (const [end, kind] of Object.entries(KINDS))
      if (predicate.endsWith('#type') && object.endsWith(end)) term['@type'] = kind;
  }
  return terms;
}

/**
 * The structured data of a page, as a crawler reads it.
 *
 * @throws if it uses what schema.org does not know, or breaks a rule for rich results
 */
// biome-ignore lint/suspicious/noExplicitAny: tests compare what they find in it
export async function structuredDataOf(page: Part): Promise<any[]> {
  const { documentElement } = page.element.ownerDocument;
  const found = new Extractor().parse(documentElement.outerHTML);
  const issues = await (await validator).validate(found);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  return page
    .select('script[type="application/ld+json"]')
    .map(({ element }) => JSON.parse(element.textContent ?? ''));
}
