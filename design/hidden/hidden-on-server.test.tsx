import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenOnServer } from './hidden-on-server.tsx';

test('[SEO-10] the server skips what is marked as hidden there, and renders what is around it', () => {
  let isRendered = false;
  function Marked() {
    isRendered = true;
    return <p>marked</p>;
  }
  const html = renderToString(
    <main>
      around
      <HiddenOnServer>
        <Marked />
      </HiddenOnServer>
    </main>,
  );
  expect(html).toBe('<main>around</main>');
  expect(isRendered).toBe(false);
});
