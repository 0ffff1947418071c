import { type Density, STEPS, type Step } from './geometry.ts';

const widthOf = (density: Density, step: Step) => {
  if (step.width === null) return `calc((100cqi - ${(step.columns - 1) * step.gutter}px) / ${step.columns})`;
  return density === 'dense' ? 'calc(236px * 2 / 3)' : '236px';
};

function rule(density: Density, at: number): string {
  const [step, before] = [STEPS[density][at], STEPS[density][at - 1]];
  if (!step) return '';
  const lines = [`--columns: ${step.columns};`];
  if (step.width === null || before?.width === null) {
    lines.push(`--w: ${widthOf(density, step)};`, `--g: ${step.gutter}px;`);
  }
  lines.push(`--h: var(--h${at});`, `--c: var(--c${at});`, `--y: var(--y${at});`);
  return `.${density},\n.${density} > .cell {\n  ${lines.join('\n  ')}\n}`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** The part of masonry.module.css that follows from STEPS: which properties count from which width on. */
export function stepsCss(): string {
  const densities: Density[] = ['regular', 'dense'];
  const blocks = densities.flatMap((density) =>
    STEPS[density].map((step, at) => {
      const text = rule(density, at);
      return step.from ? `@container wall (inline-size >= ${step.from}px) {\n${indented(text)}\n}` : text;
    }),
  );
  return blocks.join('\n\n');
}
