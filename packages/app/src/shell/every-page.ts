// Small modules that each page uses: imported here, they are part of the entry, not of a request of their own.
import '@aura/domain/utils/character-count';
import '@aura/ui/foundations/focus-page-heading';
import '@aura/ui/foundations/tokens/screen';
import '@aura/ui/foundations/use-open-overlay';
import '@aura/ui/primitives/Aura';
import '../shared/use-page-title.ts';
import './use-idle-prefetch.ts';
