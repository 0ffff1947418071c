import { Trans } from '@lingui/react/macro';

export default function HomePage() {
  return (
    <main>
      <h1>
        <Trans>Welcome</Trans>
      </h1>
    </main>
  );
}
