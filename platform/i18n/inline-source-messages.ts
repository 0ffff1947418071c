import { compileMessage } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/**
 * Lingui's build step, with the English texts compiled into the code that shows them: each page carries its own texts
 * and no catalogue of all. Other languages are catalogues by id, which go before what stands here.
 */
export function inlineSourceMessages(): ReturnType<typeof linguiTransformerBabelPreset> {
  const lingui = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return { ...lingui, preset: () => ({ presets: [lingui.preset], plugins: [compileInPlace] }) };
}

// The few shapes of Babel's tree that this step reads and writes.
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

/** Turns the text of each message into what Lingui would make of it when it is shown, once and for all. */
function compileInPlace({ types }: Babel) {
  const visitor = {
    ObjectExpression({ node: { properties = [] } }: Path) {
      const named = (name: string) => properties.find(({ key }) => (key?.name ?? key?.value) === name);
      const message = named('message');
      const text = message?.value as Node | undefined;
      // Only what Lingui makes of a macro has both.
      if (!message || !named('id') || text?.type !== 'StringLiteral') return;
      message.value = types.valueToNode(compiledText(String(text.value)));
    },
  };
  // On the way out: Lingui's own step has then made messages of the macros.
  return { visitor: { Program: { exit: (path: Path) => path.traverse(visitor) } } };
}

/** A text without variables stays one. */
function compiledText(text: string): unknown {
  const tokens: unknown[] = JSON.parse(JSON.stringify(compileMessage(text)));
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}
