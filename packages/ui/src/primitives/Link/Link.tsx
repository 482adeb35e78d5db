import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Tells every `Link` below which component follows an address; an app passes its router's link. */
export const LinkProvider = LinkContext.Provider;

const underlined = 'rounded-mark text-ink underline decoration-1 underline-offset-4 hover:decoration-2';

const styles = {
  plain: undefined,
  inline: underlined,
  block: `${underlined} inline-flex min-h-target min-w-target items-center font-medium`,
} as const;

export interface LinkProps extends AnchorProps {
  /** `inline` stands in a sentence, `block` alone with a target of 44 px, `plain` takes all its look by `className`. */
  readonly variant?: keyof typeof styles;
  /** Opens beside the page; assistive technology hears so with the name. */
  readonly newTab?: boolean;
}

/**
 * Leads to an address; what acts in place is a `Button`, if need be its `link` variant. Without a `LinkProvider`
 * it is a plain anchor. Accessibility: it says when a new tab opens and, underlined, is told from text by more than
 * colour. Yours: words that say where it leads, and a target of 44 px for `plain` ones outside a sentence.
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
