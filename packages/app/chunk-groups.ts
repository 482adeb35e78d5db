/**
 * Chunks of shared modules: for every page, for pages that call the API, for motion, and for pages with posts or items.
 * This means fewer requests, and large files compress better. A module that is imported dynamically loads with the chunk
 * that contains it.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  // What pages that call the API share: the client, what shows images and people, and what the store and the pages load
  // immediately afterwards.
  {
    name: 'api',
    test: /toolkit\/dist\/query|zod\/v4|thumbhash\/|api-client\/src\/(api|base-query|cache\/(posts|profiles|state)|endpoints\/(posts|profiles))\.ts|app\/src\/(store\/(add-api|persist-local-state|persist-navigation|local-state-codec)|shared\/use-(dialog-subject|now|current-user|follows|read-failed))\.|domain\/src\/(copy\/post|vocabularies\/wishlist-sources|(rules\/images|utils\/batches))\.|ui\/src\/(images\/(post-)?image-props|post\/FormattedText\/|primitives\/(Avatar|Count|Image|SelectionMarker)\/|primitives\/RadioGroup\/RadioOption|foundations\/(counts|on-single-press)|text\/)|lucide-react\/dist\/esm\/icons\/(ellipsis|heart|image-off|message-circle|plus|share-2)\./,
  },
  // All that the landing page itself needs of framer-motion.
  {
    name: 'reduced-motion',
    test: /framer-motion\/dist\/es\/(utils\/reduced-motion|context\/MotionConfigContext)|motion-dom\/dist\/es\/render\/utils\/reduced-motion|motion-utils\/dist\/es\/(warn-once|errors|format-error)/,
    priority: 1,
  },
  // Small modules of pages and dialogs that load on demand, each too small for a request of its own.
  {
    name: 'small',
    test: /lucide-react\/dist\/esm\/icons\/(info|copy|shield|share|bell|trash|flag|eye-off|eye|ban|lock|chevron-left|chevron-right|clock|undo-2|redo-2|archive-(arrow-up|restore)|layers|calendar-plus|rotate-cw)\.|ui\/src\/foundations\/(focus-part|prevent-default|raise-toasts|use-(ignored-second-press|more-focus|object-url|single-submit))\.|ui\/src\/(primitives\/Dialog\/(DialogActions|use-ignored-clicks)|wardrobe\/WearFigures\/FigureList)\.|app\/src\/shared\/(LoadingBlock|lazy-shortcuts-dialog|refusal-text)\.|api-client\/src\/transport\/(open-body|upload)\.|domain\/src\/(copy\/(blocks|follows)|rules\/date-text)\./,
    minShareCount: 2,
  },
  // What dialogs and the reveal of the landing page share; the animation features are loaded separately.
  {
    name: 'motion',
    test: /(framer-motion|motion-dom|motion-utils)\/dist\/es|ui\/src\/motion\//,
    minShareCount: 2,
  },
  // The feed and the page of a post.
  {
    name: 'feed-page',
    test: /api-client\/src\/(cache\/(?!items|comments|stale-reads|live-updates|post-lists|refused-writes)|endpoints\/post-actions)|domain\/src\/(copy\/post-text|rules\/(tags|feed-filters))\.ts|lucide-react\/dist\/esm\/icons\/arrow-up\.|app\/src\/(shell\/HomeRoute|features\/(feed\/(Feed|FeedContent|read-feed|use-)|post\/(PostViewer|PostStage|PostSummary|use-(post-like|like-request|media-query))))|ui\/src\/feed\/FeedLoading\//,
  },
  // What the wardrobe and profiles share: tabs, the states of lists, badges, and links to share.
  {
    name: 'lists',
    test: /ui\/src\/(primitives\/(Badge|EmptyState|ErrorState|Tabs)\/|foundations\/reveal-in-strip)|app\/src\/(platform\/share-link|shared\/(QueryError|lazy-more-pages|use-(deferred-arrival|query-params|share-link))|add-items-path)\.|lucide-react\/dist\/esm\/icons\/(pencil|search|sparkles)\./,
  },
  {
    name: 'profile-page',
    test: /app\/src\/features\/profile\/(read-profile|EditProfileButton|ProfileRoute|OwnProfile|ProfileFrame|ProfilePosts|PagedPosts|ProfileView)\.|domain\/src\/(copy\/profile|rules\/follows)\./,
  },
  // Controls of several pages: the buttons of menus, whose lists load on demand, fields and chips.
  {
    name: 'controls',
    test: /ui\/src\/(primitives\/(Menu\/(Menu|MenuButton|use-cancelled-loading)\.|(ChipGroup|Field|Select|TextField)\/)|foundations\/character-count)/,
  },
  // What all components of Radix share.
  {
    name: 'radix',
    test: /@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))\//,
  },
  // What dialogs, sheets and alert dialogs share.
  {
    name: 'dialogs',
    test: /ui\/src\/primitives\/(AlertDialog\/(AlertDialog|use-discard-dialog)|Dialog\/(Dialog(Window|Body|Header)?|dialog-style|use-dialog-focus)|Sheet\/Sheet)\./,
  },
  // Items: what every page of a signed-in user loads for the wishlist, at the latest after its first view, what forms and
  // pages of items share, and what the pages of the wardrobe share.
  {
    name: 'garments',
    test: /api-client\/src\/(contract\/(items|item-mappers|wishlist)|endpoints\/(items|wardrobe|wishlist))\.ts|app\/src\/(shared\/(undo-message|use-(wardrobe|wishlist))|outfit-paths)\.|lucide-react\/dist\/esm\/icons\/(archive|star)\.|domain\/src\/(item-facts|own-facts|copy\/(wardrobe|item-selection)|rules\/(days|garment-images|items|not-worn|wardrobe|wardrobe-facets|wishlist)|utils\/pick|vocabularies\/(categories|color-families|currencies|seasons))\.ts|ui\/src\/(foundations\/tokens\/mat|wardrobe\/(GarmentMat|WardrobeError)\/)/,
  },
  {
    name: 'wardrobe-page',
    test: /app\/src\/features\/wardrobe\/(read-wardrobe|WardrobeFrame|WardrobeRoute|WardrobeList|wardrobe-search-params|use-archive|import-upload-items|use-wardrobe-dialogs|use-item-actions|use-item-menu)\.|ui\/src\/wardrobe\/ItemGrid\//,
  },
  // Loaded on demand: changes of items, and outfits.
  {
    name: 'item-changes',
    test: /api-client\/src\/(cache\/(items|post-lists)|contract\/(cutouts|own-data)|endpoints\/item-actions)\.ts/,
  },
  // Loaded on demand: the stores of drafts and of what waits for a connection.
  {
    name: 'drafts',
    test: /app\/src\/(platform\/(drafts\/(draft-store|draft-slots|item-drafts|post-draft|waiting-forms|waiting-items|waiting-posts)|offline\/shared-photos|locks|run-upload|watchdog)\.|shared\/(lock-change|refusal-codes|use-(change-sync|waiting-forms|waiting-forms-sync))\.|features\/wardrobe\/(use-item-drafts|WaitingUpload)\.)|\/(p-limit|yocto-queue)\//,
  },
  {
    name: 'outfits',
    test: /api-client\/src\/(contract\/(outfits|outfit-mappers)|endpoints\/outfits)\.ts|domain\/src\/(copy\/outfits|outfits|rules\/outfit-geometry|vocabularies\/occasions)\.ts/,
  },
];

/**
 * The chunks that are loaded before a chunk. What this one imports dynamically is loaded together with its imports, whose
 * list need not contain them: the lists are a tenth of the code of a page.
 * @param file of the chunk
 */
export function loadedChunks(file: string): RegExp {
  if (file.includes('/wardrobe-page-')) return /\/(index|api|lists|controls|garments)-/;
  return file.includes('-page-') ? /\/(index|api)-/ : /\/index-/;
}
