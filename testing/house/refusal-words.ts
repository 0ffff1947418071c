import { parseSync, Visitor, type VisitorObject } from 'vite';
import { isForTests, type SourceFile } from './source-file.ts';

type Call = Parameters<NonNullable<VisitorObject['CallExpression']>>[0];
type Node = Call['arguments'][number];

const PLACES = ['features/', 'platform/resource/'];

/** Files that may contain their own untranslated text, each with its reason. */
const UNTRANSLATED: Record<string, string> = {
  'api/resource/tunnel.ts': 'what programs alone send, as no page of ours calls it',
};

/** Every text about an invalid option can be translated: none is hidden from the extractor. */
export function refusalWords(files: SourceFile[], allowed = UNTRANSLATED): string[] {
  const isOf = (path: string) => PLACES.some((place) => path.startsWith(place)) && path.endsWith('.ts');
  return files
    .filter(({ path }) => isOf(path) && !isForTests(path) && !allowed[path])
    .flatMap(({ path, text }) => {
      const found: string[] = [];
      const CallExpression = (call: Call) => {
        for (const { start, end } of bareTextsOf(call))
          found.push(`${path} says what nobody translates: ${text.slice(start, end)}`);
      };
      new Visitor({ CallExpression }).visit(parseSync(path, text).program);
      return found;
    });
}

function bareTextsOf({ callee, arguments: given }: Call): Node[] {
  if (callee.type === 'Identifier') {
    return callee.name === 'invalid' ? given.slice(1, 2).filter(isMade) : [];
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (!['refine', 'regex', 'addIssue'].includes(callee.property.name)) return [];
  return given.flatMap((node) => wordsIn(node)).filter(isBare);
}

/** The text in a rule's argument: inline, or the message of an object. */
function wordsIn(node: Node): Node[] {
  if (node.type !== 'ObjectExpression') return [node];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    return ['message', 'error'].includes(property.key.name) ? [property.value] : [];
  });
}

/** A text that is put together here. */
const isMade = ({ type }: Node) => type === 'TemplateLiteral' || type === 'BinaryExpression';

/** Whether it is a text outside of `msg`, or one inside that does not begin like those of options. */
function isBare(node: Node): boolean {
  if (isMade(node)) return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'msg')
    return false;
  const [words] = node.arguments;
  return words?.type !== 'Literal' || !String(words.value).startsWith('{field}: ');
}
