import { type PolicyName, policyCopy } from '@aura/domain/copy/policies';
import { PolicyPage } from '@aura/ui/policies/PolicyPage';
import { usePlatform } from '../../platform/platform.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';

interface PolicyRouteProps {
  readonly name: PolicyName;
}

/** One of the five policy pages. */
export default function PolicyRoute({ name }: PolicyRouteProps) {
  const { config } = usePlatform();
  const title = policyCopy.titles[name];
  usePageTitle(title);
  const href = `${config.policyBaseUrl}/${name}`;
  return <PolicyPage title={title} href={href} src={`${href}?embedded`} />;
}
