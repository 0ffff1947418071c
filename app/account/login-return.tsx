import { namedCountries } from '#features/core/identity/register/countries.ts';
import { SocialReturn } from '#features/core/identity/social-login/social-return.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/login-return.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { brandName, locale, socialLogin } = context.get(pageContext);
  if (!socialLogin) throw new Response(null, { status: 404 });
  return { brandName, name: socialLogin, countries: namedCountries(locale) };
}

export default function LoginReturnPage({ loaderData }: Route.ComponentProps) {
  return <SocialReturn {...loaderData} />;
}
