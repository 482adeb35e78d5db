import { Landing } from '@aura/ui/landing/Landing';
import { renderToStaticMarkup } from 'react-dom/server';
import { landingFooter } from './shell/landing-footer.ts';

const noop = () => undefined;

/**
 * Renders the landing page as it is before its reveal, for the build of `landing.html`: auras and footer are
 * visible. It is inert, since nothing works before the app's code has loaded.
 *
 * @public
 */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <div inert>
      <Landing {...landingFooter()} onSignUp={noop} onLogIn={noop} />
    </div>,
  );
}
