import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Sets the component that every `Link` below renders; an app passes its router's link. */
export const LinkProvider = LinkContext.Provider;

const underlined = 'rounded-mark text-ink underline decoration-1 underline-offset-4 hover:decoration-2';

const styles = {
  plain: undefined,
  inline: underlined,
  block: `${underlined} inline-flex min-h-target min-w-target items-center font-medium`,
} as const;

export interface LinkProps extends AnchorProps {
  /**
   * `inline` within a sentence, `block` as a separate element with a target of 44 px, `plain` without styles.
   */
  readonly variant?: keyof typeof styles;
  /** Opens the link in a new tab, which is announced after the name. */
  readonly newTab?: boolean;
}

/**
 * Navigation to an address; for actions use `Button`, which has a `link` variant. Without a `LinkProvider` it
 * renders an anchor. Accessibility: a new tab is announced, and the underline distinguishes the link from
 * text by more than colour. The caller provides text that names the target, and a target of 44 px for `plain`
 * links outside a sentence.
 */
export function Link({ variant = 'plain', newTab = false, className, children, ...rest }: LinkProps) {
  const labels = useLabels();
  const Anchor = use(LinkContext);
  const beside = newTab ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
  return (
    <Anchor {...beside} {...rest} className={cn(styles[variant], className)}>
      {children}
      {newTab && <VisuallyHidden>{` (${labels.opensInNewTab})`}</VisuallyHidden>}
    </Anchor>
  );
}
