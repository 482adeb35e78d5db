import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders what a page shows when the code of the app cannot be loaded (docs/product.md section 8), for the build of
 * `index.html`.
 *
 * @public
 */
export function notLoadedMarkup(): string {
  return renderToStaticMarkup(
    <main>
      <MessagePage
        variant="alert"
        heading={shellCopy.chunkHeading}
        body={shellCopy.chunkBody}
        actions={<Button>{commonCopy.reload}</Button>}
      />
    </main>,
  );
}
