import { describe, expect, test } from 'vitest';
import { browserReach } from './house/browser.ts';
import { edgeDirections, featureDirections, groundDirections, wireDirections } from './house/directions.ts';
import { functionSizes } from './house/functions.ts';
import { groundNouns, pathNames } from './house/names.ts';
import { readProject, readSignposts } from './house/project-files.ts';
import { refusalWords } from './house/refusal-words.ts';
import { signposts } from './house/signposts.ts';
import { type SourceFile, sourceFile } from './house/source-file.ts';
import { tableWrites } from './house/table-writes.ts';

interface Rule {
  title: string;
  errorsIn: (files: SourceFile[]) => string[];
  /** Each is a small project, as path and text, that breaks the rule exactly once. */
  bad: Record<string, string>[];
  good: Record<string, string>;
  /** It also reads what names files: ARCHITECTURE.md and the READMEs. */
  isOfSignposts?: true;
}

const PINS = { 'features/library/pins/pin.tables.ts': 'export const TABLES = { pins: {} };' };

const RULES: Rule[] = [
  {
    title: 'nouns import what they declare and only what is offered',
    errorsIn: featureDirections,
    bad: [
      { 'features/library/pins/pin.ts': "import { Board } from '#features/library/boards/board.ts';" },
      { 'features/library/pins/pin.ts': "import type { Board } from '../boards/board.ts';" },
      { 'features/library/pins/pin.ts': "export {\n  a,\n} from '#features/library/boards/board.ts';" },
      { 'features/library/pins/pin.ts': "const late = () => import('#features/library/boards/board.ts');" },
      {
        'features/library/boards/board.service.ts':
          "import { a } from '#features/library/pins/pin.store.ts';",
      },
      {
        'features/library/boards/board.service.ts':
          "import { TABLES } from '#features/library/pins/pin.tables.ts';",
      },
      {
        'features/library/boards/board.ts':
          "import { a } from '#features/library/pins/save-pin/save-pin.ts';",
      },
      {
        'features/library/sections/section.service.ts':
          "import { a } from '../boards/edit-board/edit-board.store.ts';",
      },
      { 'features/library/pins/pin.ts': "import { a } from '#app/resources.ts';" },
      { 'features/library/pins/pin.ts': "import { a } from '#api/resource/dispatch.ts';" },
      { 'features/library/pins/pin.ts': "import { a } from './testing-pins.ts';" },
      { 'features/gadgets/gadget.ts': "import { a } from '#features/library/pins/pin.ts';" },
    ],
    good: {
      'features/library/boards/board.service.ts':
        "import { requirePin } from '#features/library/pins/pin.service.ts';",
      'features/library/boards/board-card.tsx':
        "import { PinCard } from '#features/library/pins/parts/pin-card.tsx';",
      'features/library/pins/pin.test.ts': "import { ada } from '#testing/cast.ts';",
    },
  },
  {
    title: 'services know no wire format',
    errorsIn: wireDirections,
    bad: [
      {
        'features/library/pins/show/show.service.ts': "import { presentPin } from '../wire/pin.view.ts';",
      },
      {
        'features/library/boards/board.store.ts':
          "import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';",
      },
      { 'features/library/pins/pin.service.ts': '/** @throws Refusal 404 where there is no such pin */' },
    ],
    good: {
      'features/library/boards/show/show.resource.ts':
        "import { presentBoard } from '../wire/board.view.ts';",
      'features/library/boards/parts/board-card.tsx': "import type { Board } from '../wire/board-answer.ts';",
    },
  },
  {
    title: 'platform and design import nothing of the product',
    errorsIn: groundDirections,
    bad: [
      { 'platform/jobs/jobs.ts': "import type { Pin } from '#features/library/pins/pin.ts';" },
      { 'platform/http/http.ts': "import { registry } from '#app/resources.ts';" },
      { 'design/card/card.tsx': "import { Pin } from '../../features/library/pins/pin.ts';" },
      { 'design/card/card.tsx': "import { call } from '#platform/resource/client.ts';" },
    ],
    good: { 'platform/jobs/jobs.ts': "import { Log } from '#platform/telemetry/log.ts';" },
  },
  {
    title: 'platform and design name no product noun',
    errorsIn: groundNouns,
    bad: [
      { 'platform/http/http.ts': "if (name === 'UserSessionResource') giveCookie();" },
      { 'platform/resource/viewer.ts': 'interface Viewer { isPartner: boolean }' },
      { 'platform/rate/rate.ts': 'const LIMITS = { comment: 20 };' },
      { 'design/card/card.tsx': 'export function BoardsCard() {}' },
      { 'design/card/card.module.css': '.pin-frame { display: grid; }' },
      { 'platform/jobs/purge-pins.ts': '' },
    ],
    good: {
      'platform/jobs/jobs.ts': '/** As `BoardsResource` does. */\nconst pinning = spin(boarded);',
      'platform/database/catalogue.ts': 'const comment = 1;',
    },
  },
  {
    title: 'resources, jobs and listeners reach no SQL',
    errorsIn: edgeDirections,
    bad: [
      { 'features/library/pins/get-pin/get-pin.resource.ts': "import { findPin } from '../pin.store.ts';" },
      { 'features/library/pins/get-pin/get-pin.resource.ts': "import { TABLES } from '../pin.tables.ts';" },
      { 'features/library/pins/get-pin/get-pin.resource.ts': "import pg from 'pg';" },
      {
        'features/library/pins/get-pin/get-pin.resource.ts':
          "import { openDatabase } from '#platform/database/database.ts';",
      },
      {
        'features/library/pins/purge-pins/purge-pins.job.ts':
          "import { deletePins } from './purge-pins.store.ts';",
      },
      { 'features/library/pins/tell/tell.listener.ts': "import { findPin } from '../pin.store.ts';" },
    ],
    good: {
      'features/library/pins/get-pin/get-pin.resource.ts': "import { requirePin } from '../pin.service.ts';",
      'features/library/pins/list/list.resource.ts':
        "import type { Database } from '#platform/database/database.ts';",
    },
  },
  {
    title: 'a table is written by its own feature',
    errorsIn: tableWrites,
    bad: [
      { ...PINS, 'features/library/boards/board.store.ts': "const text = 'update pins set title = $1';" },
      {
        ...PINS,
        'features/library/boards/board.store.ts': 'const text = `with x as (\n  delete from pins\n) select`;',
      },
      { ...PINS, 'app/purge.ts': "const text = 'insert into pins (id) values ($1)';" },
    ],
    good: {
      ...PINS,
      'features/library/pins/pin.store.ts': "const text = 'update pins set title = $1';",
      'features/library/boards/board.store.ts': "const text = 'select from pins for update of pins';",
      'sample/world.store.ts': "const text = 'update pins set title = $1';",
    },
  },
  {
    title: 'browser code takes nothing but types from the server',
    errorsIn: browserReach,
    bad: [
      { 'features/library/pins/parts/pin-card.tsx': "import { showPin } from '../pin.view.ts';" },
      { 'features/library/pins/save/use-save-pin.ts': "import { savePin } from './save-pin.service.ts';" },
      { 'design/card/card.tsx': "import { readFile } from 'node:fs/promises';" },
      { 'features/library/pins/parts/pin-card.tsx': "import { z } from 'zod';" },
      {
        'app/pins/pin.tsx': "import { Pin } from '#features/library/pins/pin.ts';",
        'features/library/pins/pin.ts': "import { limits } from './limits.ts';",
        'features/library/pins/limits.ts': "import pg from 'pg';",
      },
    ],
    good: {
      'app/pins/pin.tsx': "import type { Pins } from '#features/library/pins/get-pin/get-pin.resource.ts';",
      'features/library/pins/pin-file.ts': "import { readFile } from 'node:fs/promises';",
      'features/library/pins/use-kept.ts': "import { z } from 'zod/mini';",
      'app/entry.server.tsx': "import { createReadableStreamFromReadable } from '@react-router/node';",
    },
  },
  {
    title: 'paths are words of the product in kebab-case with a known layer',
    errorsIn: pathNames,
    bad: [
      { 'features/library/pins/PinCard.tsx': '' },
      { 'features/library/savePin/save-pin.ts': '' },
      { 'features/library/pins/pin.repository.ts': '' },
      { 'features/library/pins/index.ts': '' },
      { 'platform/utils/text.ts': '' },
      { 'features/library/pins/pin-helpers.ts': '' },
      { 'features/library/common/pin.ts': '' },
      { 'features/library/pins/pin-manager.ts': '' },
      { 'features/library/pins/pin.config.ts': '' },
    ],
    good: {
      'features/library/pins/pin.store.ts': '',
      'design/card/card.module.css': '',
      'vite.config.ts': '',
    },
  },
  {
    title: 'functions stay small',
    errorsIn: (files) => functionSizes(files),
    bad: [
      { 'features/library/pins/pin.ts': `export function long() {${'\n  act();'.repeat(39)}\n}` },
      { 'features/library/pins/pin.ts': `const long = () => {${'\n  act();'.repeat(39)}\n};` },
      { 'design/card/card.tsx': `export function Card() {${'\n  act();'.repeat(39)}\n}` },
      { 'app/pins/pins.tsx': `export default function Pins() {${'\n  act();'.repeat(39)}\n}` },
      { 'features/library/pins/pin.ts': `const a = { long() {${'\n  act();'.repeat(39)}\n} };` },
      {
        'features/library/pins/card.tsx': `const Card = () => (\n<b>${'\n<i onClick={() => {\nact();\n}} />'.repeat(13)}\n</b>);`,
      },
      {
        'features/library/pins/use-pin.ts': `function usePin() {\n  const act = () => {${'\n    a();'.repeat(39)}\n  };\n}`,
      },
    ],
    good: {
      'features/library/pins/pin.ts': `function short() {${'\n  act();'.repeat(38)}\n}`,
      'features/library/pins/use-pin.ts': `function usePin() {${`\n  const act = () => {${'\n    a();'.repeat(30)}\n  };`.repeat(3)}\n}`,
      'features/library/pins/wire/pin.view.ts': `function present() {${'\n  act();'.repeat(50)}\n}`,
      'features/library/pins/pin.test.ts': `test('all', () => {${'\n  act();'.repeat(50)}\n});`,
    },
  },
  {
    title: 'what is said of a wrong option can be translated',
    errorsIn: (files) => refusalWords(files),
    bad: [
      { 'features/library/pins/pin.ts': "z.string().refine(isPin, 'must be a pin');" },
      {
        'features/library/pins/pin.ts': "z.string().refine(isPin, { path: ['a'], error: 'must be a pin' });",
      },
      { 'features/library/pins/pin.ts': 'z.string().regex(/^a$/, `must be ` + pin);' },
      { 'platform/resource/pin.ts': "context.addIssue({ code: 'custom', message: 'must be a pin' });" },
      { 'features/library/pins/pin.ts': "z.string().refine(isPin, msg('must be a pin'));" },
      { 'features/library/pins/pin.ts': "invalid('pin', `No pin.`);" },
    ],
    good: {
      'features/library/pins/pin.ts':
        "z.string().regex(/^a$/).refine(isPin, msg('{field}: must be a pin')); invalid('pin', 'No pin.');",
      'features/library/pins/board.ts':
        "context.addIssue({ code: 'custom', message: msg('{field}: must be a pin') });",
      'features/library/pins/pin.test.ts': "z.string().refine(isPin, 'must be a pin');",
    },
  },
  {
    title: 'ARCHITECTURE.md and the READMEs name files that exist',
    errorsIn: signposts,
    isOfSignposts: true,
    bad: [
      { 'ARCHITECTURE.md': 'See `pin.ts`.' },
      { 'features/library/pins/README.md': '`board.ts`', 'features/library/boards/board.ts': '' },
      { 'features/library/pins/README.md': '`boards/pin.ts`', 'features/library/pins/pin.ts': '' },
    ],
    good: {
      'ARCHITECTURE.md': '`pin-access.ts`, `library/boards/board.ts`, `*-access.ts`, `.tables.ts`',
      'features/library/pins/README.md': '`pin-access.ts`, `show-pin.service.ts`, `boards/board.ts`',
      'features/library/pins/pin-access.ts': '',
      'features/library/pins/show-pin/show-pin.service.ts': '',
      'features/library/boards/board.ts': '',
    },
  },
];

describe('the rules see what breaks them', () => {
  for (const { title, errorsIn, bad, good } of RULES) {
    for (const project of bad) {
      test(`${title}: ${nameOf(project)}`, () => {
        expect(errorsIn(filesOf(project))).toHaveLength(1);
      });
    }
    test(`${title}: nothing said of what keeps it`, () => {
      expect(errorsIn(filesOf(good))).toEqual([]);
    });
  }
});

describe('the project keeps the rules', async () => {
  const project = await readProject();
  const all = [...project, ...(await readSignposts())];

  test('the files are found', () => {
    expect(project.map(({ path }) => path)).toContain('testing/house.test.ts');
    expect(project.length).toBeGreaterThan(50);
    expect(all.map(({ path }) => path)).toContain('features/library/boards/README.md');
  });

  for (const { title, errorsIn, isOfSignposts } of RULES) {
    test(title, () => expect(errorsIn(isOfSignposts ? all : project)).toEqual([]));
  }
});

function filesOf(project: Record<string, string>): SourceFile[] {
  return Object.entries(project).map(([path, text]) => sourceFile(path, text));
}

function nameOf(project: Record<string, string>): string {
  return Object.entries(project).flat().slice(0, 2).join(': ').replaceAll(/\s+/g, ' ').slice(0, 110);
}
