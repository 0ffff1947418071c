import { transformAsync } from '@babel/core';
import { expect, test } from 'vitest';
import { inlineSourceMessages } from './inline-source-messages.ts';

async function built(code: string): Promise<string> {
  const presets = [inlineSourceMessages().preset];
  const options = { presets, filename: 'part.tsx', configFile: false, babelrc: false } as const;
  const result = await transformAsync(code, { ...options, parserOpts: { plugins: ['jsx', 'typescript'] } });
  return result?.code ?? '';
}

test('a plain text stands as it is beside its id', async () => {
  const code = await built(`import { Trans } from '@lingui/react/macro';\nconst a = <Trans>Log in</Trans>;`);
  expect(code).toMatch(/id: "\S+",\s+message: "Log in"/);
});

test('a text with variables and plurals is compiled', async () => {
  const code = await built(`import { Plural, useLingui } from '@lingui/react/macro';
    function A({ n, name }) { const { t } = useLingui(); return <b title={t\`For \${name}\`}><Plural value={n} one="# Pin" other="# Pins" /></b>; }`);
  const flat = code.replace(/\s+/g, ' ');
  expect(flat).toContain('message: ["For ", ["name"]]');
  expect(flat).toContain('message: [["n", "plural", { one: ["#", " Pin"], other: ["#", " Pins"] }]]');
});

test('objects that only look alike are left alone', async () => {
  const code = await built(
    `import { t } from '@lingui/core/macro';\nconst a = { message: 'x {y}' }; t\`z\`;`,
  );
  expect(code).toContain("message: 'x {y}'");
});
