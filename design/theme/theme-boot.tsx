import { THEME_BOOT, THEME_COLORS } from './theme.ts';

/** Goes into the head, before the styles. `<html>` needs suppressHydrationWarning: this sets its data-theme. */
export function ThemeBoot({ nonce }: { nonce?: string }) {
  return (
    <>
      {Object.entries(THEME_COLORS).map(([theme, color]) => (
        <meta
          key={theme}
          name="theme-color"
          data-for={theme}
          media={`(prefers-color-scheme: ${theme})`}
          content={color}
          // The script below says which of them counts.
          suppressHydrationWarning
        />
      ))}
      <script
        nonce={nonce}
        // Browsers hide the nonce from scripts, so React cannot find it again.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: THEME_BOOT }}
      />
    </>
  );
}
