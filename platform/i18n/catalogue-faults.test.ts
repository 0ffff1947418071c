import { expect, test } from 'vitest';
import { catalogueFaults } from './catalogue-faults.ts';

const PINS = '{count, plural, one {# Pin} other {# Pins}}';
const TEXTS = ['Save', 'Hello <0>{name}</0>', PINS, '{kind, select, a {A} other {B}}', 'by '];

const po = (texts: Record<string, string>, flag = '') =>
  [
    'msgid ""\nmsgstr ""\n',
    ...Object.entries(texts).map(([id, text]) => `${flag}msgid "${id}"\nmsgstr "${text}"\n`),
  ].join('\n');

const SOURCE = po(Object.fromEntries(TEXTS.map((text) => [text, text])));
const WHOLE = {
  Save: 'Speichern',
  'Hello <0>{name}</0>': '<0>{name}</0>, hallo',
  [PINS]: '{count, plural, one {# Pin} other {# Pins}}',
  '{kind, select, a {A} other {B}}': '{kind, select, a {Ä} other {Ö}}',
  'by ': 'von ',
};

test('a whole catalogue has no faults, whatever the order of what is filled in', () => {
  expect(catalogueFaults(SOURCE, po(WHOLE), 'de')).toEqual([]);
  const exact = { ...WHOLE, [PINS]: '{count, plural, =0 {none} one {# Pin} other {# Pins}}' };
  expect(catalogueFaults(SOURCE, po(exact), 'de')).toEqual([]);
});

test.each([
  [{ Save: '' }, 'de', 'is missing: Save'],
  [{ Save: ' ' }, 'de', 'is missing: Save'],
  [{ Gone: 'Weg' }, 'de', 'is not said any more: Gone'],
  [{ Save: '{name, plural, one {' }, 'de', 'cannot be read: Save'],
  [
    { 'Hello <0>{name}</0>': '<0>{nam}</0>' },
    'de',
    'has other variables (nam for name): Hello <0>{name}</0>',
  ],
  [{ 'Hello <0>{name}</0>': '{name}' }, 'de', 'has other tags ( for </0>, <0>): Hello <0>{name}</0>'],
  [{ [PINS]: '{count} Pins' }, 'de', `has other choices ( for count plural): ${PINS}`],
  [{ [PINS]: '{count, plural, one {a} other {#}}' }, 'fr', `has no plural "many": ${PINS}`],
  [
    { '{kind, select, a {A} other {B}}': '{kind, select, b {A} other {B}}' },
    'de',
    'has other choices (kind b|other for kind a|other): {kind, select, a {A} other {B}}',
  ],
  [{ 'by ': 'von' }, 'de', 'has other spaces around it: by '],
])('%j is refused in %s', (texts, locale, fault) => {
  const others = locale === 'fr' ? { [PINS]: '{count, plural, one {#} many {#} other {#}}' } : {};
  expect(catalogueFaults(SOURCE, po({ ...WHOLE, ...others, ...texts } as never), locale)).toEqual([
    `${locale}: ${fault}`,
  ]);
});

test('a text that was never filled in, is fuzzy or obsolete is a fault', () => {
  const { Save: _, ...others } = WHOLE;
  expect(catalogueFaults(SOURCE, po(others as never), 'de')).toEqual(['de: is missing: Save']);
  const fuzzy = catalogueFaults(SOURCE, po(WHOLE, '#, fuzzy\n'), 'de');
  expect(fuzzy).toEqual(TEXTS.map((text) => `de: is fuzzy: ${text}`));
  const obsolete = '\n#~ msgid "Old"\n#~ msgstr "Alt"\n';
  expect(catalogueFaults(SOURCE, po(WHOLE) + obsolete, 'de')).toEqual(['de: is not said any more: Old']);
});
