/**
 * The look of a part that the server renders and whose code comes late: React shows what was sent only once this is
 * there. `href` is the address of its sheet, as `import look from './part.module.css?url'` gives it.
 */
export function PartStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />;
}
