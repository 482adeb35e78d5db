import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { DocsLink } from './DocsLink.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return wordsOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');

const idOf = (children: ReactNode): string =>
  wordsOf(children)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Styles of the Markdown elements: the product's fonts and sizes, lines of about 75 characters. */
export const prose = {
  wrapper: ({ children }: { readonly children?: ReactNode }) => (
    <div className="sb-unstyled isolate text-16 text-ink">{children}</div>
  ),
  h1: (props: ComponentProps<'h1'>) => (
    <h1 {...props} className="mb-4 font-serif text-40 text-balance tablet:text-64" />
  ),
  h2: (props: ComponentProps<'h2'>) => (
    <h2 {...props} id={idOf(props.children)} className="mt-16 mb-4 font-serif text-28 text-balance" />
  ),
  h3: (props: ComponentProps<'h3'>) => (
    <h3 {...props} id={idOf(props.children)} className="mt-10 mb-3 font-serif text-22" />
  ),
  p: (props: ComponentProps<'p'>) => <p {...props} className="my-4 max-w-170 text-pretty" />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul {...props} className="my-4 flex max-w-170 list-disc flex-col gap-2 ps-5 marker:text-muted" />
  ),
  ol: (props: ComponentProps<'ol'>) => (
    <ol {...props} className="my-4 flex max-w-170 list-decimal flex-col gap-2 ps-5 marker:text-muted" />
  ),
  a: DocsLink,
  code: (props: ComponentProps<'code'>) => (
    <code {...props} className="rounded-mark bg-sunken px-1 py-0.5 text-14" />
  ),
  pre: (props: ComponentProps<'pre'>) => (
    <ScrollArea label="Code" className="rounded-image bg-sunken inset-ring inset-ring-line">
      <pre {...props} className="w-fit p-5 text-14 [&_code]:p-0" />
    </ScrollArea>
  ),
  hr: (props: ComponentProps<'hr'>) => <hr {...props} className="my-12 border-line" />,
} as const;
