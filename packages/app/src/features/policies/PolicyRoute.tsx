import { type PolicyName, policyCopy } from '@aura/domain/copy/policies';
import { PolicyPage } from '@aura/ui/policies/PolicyPage';
import { usePage } from '../../page/use-page.ts';
import { usePlatform } from '../../platform/platform.tsx';

interface PolicyRouteProps {
  readonly name: PolicyName;
}

/** One of the five policy routes. */
export default function PolicyRoute({ name }: PolicyRouteProps) {
  const { config } = usePlatform();
  const title = policyCopy.titles[name];
  usePage(title);
  return <PolicyPage title={title} src={`${config.policyBaseUrl}/${name}`} />;
}
