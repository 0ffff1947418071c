import { transformAsync } from '@babel/core';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

type Extractor = typeof babelExtractor;
type Found = Parameters<Extractor['extract']>[2];

/** Adds the server's texts: `i18n.t('…')` with the same ids as in pages, `msg('…')`, `say('…')` and refusals. */
export const serverTexts: Extractor = {
  match: (path) => babelExtractor.match(path),
  extract: async (path, code, found, context) => {
    await babelExtractor.extract(path, code, (text) => found(byItsText(text)), context);
    await findSaid(path, code, found);
  },
};

function byItsText(text: Parameters<Found>[0]): Parameters<Found>[0] {
  if (text.message !== undefined) return text;
  return { ...text, id: generateMessageId(text.id), message: text.id };
}

/** Page files are searched only for `page.say` in a loader: everything else there uses macros. */
async function findSaid(path: string, code: string, found: Found): Promise<void> {
  const isPage = path.endsWith('x');
  const inPage = () => ({
    visitor: { CallExpression: ({ node }: Path) => tell(textOfSaying(node), node) },
  });
  const plugin = () => ({
    visitor: {
      ObjectExpression: ({ node }: Path) => {
        for (const text of textsOfRefusal(node)) tell(text, node);
      },
      CallExpression: ({ node }: Path) => tell(textOfCall(node), node),
      VariableDeclarator: ({ node }: Path) => {
        if (node.id?.name === 'message') tell(textOf(node.init), node);
      },
    },
  });
  const tell = (message: string | undefined, { loc }: Node) => {
    const origin = [path, loc?.start.line ?? 1] as [string, number];
    if (message) found({ id: generateMessageId(message), message, origin, placeholders: {} });
  };
  const bare = { code: false, babelrc: false, configFile: false, filename: path } as const;
  await transformAsync(code, {
    ...bare,
    plugins: [isPage ? inPage : plugin],
    parserOpts: { plugins: isPage ? ['typescript', 'jsx'] : ['typescript'] },
  });
}

interface Node {
  type: string;
  loc?: { start: { line: number } };
  name?: string;
  value?: unknown;
  key?: Node;
  id?: Node;
  init?: Node;
  callee?: Node;
  property?: Node;
  arguments?: Node[];
  properties?: Node[];
}
interface Path {
  node: Node;
}

function textsOfRefusal({ properties = [] }: Node): (string | undefined)[] {
  const named = (name: string) => properties.find(({ key }) => key?.name === name)?.value as Node | undefined;
  return named('kind')?.type === 'StringLiteral' ? [textOf(named('message')), textOf(named('detail'))] : [];
}

function textOfSaying({ callee, arguments: given = [] }: Node): string | undefined {
  return callee?.property?.name === 'say' ? textOf(given[0]) : undefined;
}

function textOfCall({ callee, arguments: given = [] }: Node): string | undefined {
  const [first, second] = given;
  if (callee?.name === 'msg' || callee?.name === 'say') return textOf(first);
  if (callee?.name === 'invalid') return textOf(second);
  const thing = callee?.name === 'notFound' && textOf(first);
  if (thing) return `This ${thing.replaceAll('_', ' ')} was not found.`;
  return textOfSaying({ type: 'CallExpression', callee, arguments: given });
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'StringLiteral' ? String(node.value) : undefined;
}
