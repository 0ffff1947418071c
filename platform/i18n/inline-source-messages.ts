import { compileMessage } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/**
 * Compiles the English texts into the code that shows them, so that a page needs no catalogue. Catalogues of other
 * languages take precedence.
 */
export function inlineSourceMessages(): ReturnType<typeof linguiTransformerBabelPreset> {
  const lingui = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return { ...lingui, preset: () => ({ presets: [lingui.preset], plugins: [compileInPlace] }) };
}

interface Node {
  type: string;
  value?: unknown;
  name?: unknown;
  key?: Node;
  properties?: Node[];
}
interface Path {
  node: Node;
  traverse(visitor: Record<string, (path: Path) => void>): void;
}
interface Babel {
  types: { valueToNode(value: unknown): Node };
}

function compileInPlace({ types }: Babel) {
  const visitor = {
    ObjectExpression({ node: { properties = [] } }: Path) {
      const named = (name: string) => properties.find(({ key }) => (key?.name ?? key?.value) === name);
      const message = named('message');
      const text = message?.value as Node | undefined;
      // Only the output of a macro has both.
      if (!message || !named('id') || text?.type !== 'StringLiteral') return;
      message.value = types.valueToNode(compiledText(String(text.value)));
    },
  };
  // This runs on exit, when Lingui's own step has turned the macros into messages.
  return { visitor: { Program: { exit: (path: Path) => path.traverse(visitor) } } };
}

function compiledText(text: string): unknown {
  const tokens: unknown[] = JSON.parse(JSON.stringify(compileMessage(text)));
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}
