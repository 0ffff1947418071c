import { THEME_COLORS, THEME_KEY } from './theme.ts';

/** Before anything is drawn, so that a chosen theme never flashes the other one. */
const THEME_BOOT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.for===t?'all':'not all'})}}catch(e){}`;

type ThemeBootProps = {
  nonce?: string;
  /** Runs before the page's own code; only the server has to pass it. */
  children?: string | false | null;
};

/** Goes in the head, before the styles. Sets data-theme on `<html>`, which needs suppressHydrationWarning. */
export function ThemeBoot({ nonce, children }: ThemeBootProps) {
  return (
    <>
      {Object.entries(THEME_COLORS).map(([theme, color]) => (
        <meta
          key={theme}
          name="theme-color"
          data-for={theme}
          media={`(prefers-color-scheme: ${theme})`}
          content={color}
          // The script below decides which of them applies.
          suppressHydrationWarning
        />
      ))}
      <script
        nonce={nonce}
        // Browsers hide the nonce from scripts, so React cannot find it again.
        suppressHydrationWarning
        // React leaves what the server wrote here, so the browser's code need not hold it.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${children || ''}${THEME_BOOT}` : '' }}
      />
    </>
  );
}
