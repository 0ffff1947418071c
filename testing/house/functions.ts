import { parseSync, Visitor } from 'vite';
import { isForTests, type SourceFile } from './source-file.ts';

const LINES = 40;

/** Files and folders whose functions may be longer, each with its reason. */
const LONG_FUNCTIONS: Record<string, string> = {
  'design/showcase/': 'one thing beside the other, in each of its states',
  'design/combo-box/combo-box-panel.tsx': 'one control: its state, its keys and its elements belong together',
  'design/field/field.tsx': 'one control, with its label, its hint and its error',
  'design/masonry/masonry.tsx': 'one wall: what is measured, shown and focused belongs together',
  'design/on-demand/late-part.tsx': 'one part that comes late: its waiting, its press and its failure',
  'design/on-demand/on-demand.tsx': 'one overlay whose code comes late: its waiting and its failure',
  'design/picture/picture.tsx': 'one picture: its source, its placeholder and its failure',
  'design/toast/toaster.tsx': 'one place for toasts: its keys and its elements belong together',
  'design/tooltip/tooltip.tsx': 'one control: its state, its keys and its elements belong together',
  'app/messages/notifications.tsx': 'a page places its parts, one after the other',
  'app/pins/pin.tsx': 'a page places its parts, one after the other',
  'app/settings/settings.tsx': 'a page places its parts, one after the other',
  'app/settings/settings-profile.tsx': 'a page places its parts, one after the other',
};

/** A presenter has a line for each field of its answer. */
const PRESENTER = /\.view\.ts$/;

interface Span {
  start: number;
  end: number;
  isHook?: boolean;
}

/** A function does one thing. Functions inside a function, as in a hook or a store, count separately. */
export function functionSizes(files: SourceFile[], allowed = LONG_FUNCTIONS): string[] {
  const mayBeLong = (path: string) =>
    isForTests(path) || PRESENTER.test(path) || Object.keys(allowed).some((place) => path.startsWith(place));
  return files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !mayBeLong(path))
    .flatMap((file) => {
      const functions = functionsIn(file);
      // A component is read from top to bottom, with its handlers among its elements.
      const within = (outer: Span) =>
        file.path.endsWith('.tsx') && !outer.isHook ? [] : innerOf(outer, functions);
      return functions.flatMap((span) => {
        const lines = within(span).reduce(
          (left, inner) => left - linesOf(file, inner) + 1,
          linesOf(file, span),
        );
        const at = linesOf(file, { start: 0, end: span.start });
        return lines > LINES ? [`${file.path}:${at} is a function of ${lines} lines`] : [];
      });
    });
}

function functionsIn({ path, text }: SourceFile): Span[] {
  const found: Span[] = [];
  const add = ({ start, end, id }: Span & { id?: { name: string } | null }) =>
    void found.push({ start, end, isHook: /^use[A-Z]/.test(id?.name ?? '') });
  const visitor = { FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add };
  new Visitor(visitor).visit(parseSync(path, text).program);
  return found;
}

/** The functions directly within another. */
function innerOf(outer: Span, functions: readonly Span[]): Span[] {
  const holds = (one: Span, other: Span) => one !== other && one.start <= other.start && other.end <= one.end;
  const inside = functions.filter((span) => holds(outer, span));
  return inside.filter((span) => !inside.some((other) => holds(other, span)));
}

function linesOf({ text }: SourceFile, { start, end }: Span): number {
  return text.slice(start, end).split('\n').length;
}
