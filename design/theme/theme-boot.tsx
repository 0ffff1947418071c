import { THEME_BOOT } from './theme.ts';

/** Goes into the head, before the styles. `<html>` needs suppressHydrationWarning: this sets its data-theme. */
export function ThemeBoot({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce from scripts, so React cannot find it again.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: THEME_BOOT }}
    />
  );
}
