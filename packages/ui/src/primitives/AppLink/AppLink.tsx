import { type ComponentProps, type ComponentType, createContext, use } from 'react';

type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Tells every `AppLink` below which component follows an address; an app passes its router's link. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the product. Without a `LinkProvider` it is a plain anchor. Props: those of an anchor. */
export function AppLink(props: AnchorProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
