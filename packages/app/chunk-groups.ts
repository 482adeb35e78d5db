/**
 * Chunks of shared modules: for every page, for pages that call the API, for motion, and for pages with posts.
 * This means fewer requests, and large files compress better.
 */
export const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  // What pages that call the API share, with what shows images and empty lists.
  {
    name: 'api',
    test: /toolkit\/dist\/query|zod\/v4|thumbhash\/|api-client\/src\/(api|base-query|cache\/(posts|profiles|state)|endpoints\/(posts|profiles))\.ts|app\/src\/(store\/(persist-local-state|local-state-codec)|shared\/use-(now|current-user)|add-items-path)\.|domain\/src\/(vocabularies\/wishlist-sources|rules\/images)|ui\/src\/(images\/image-props|primitives\/(Image|EmptyState|SelectionMarker)\/|primitives\/RadioGroup\/RadioOption|text\/time)|lucide-react\/dist\/esm\/icons\/(image-off|share-2)\./,
  },
  // Small modules of pages with and without the API: the aura, page titles, and the navigation bar's icons
  // and texts.
  {
    name: 'common',
    test: /ui\/src\/(primitives\/Aura\/(Aura\.tsx|aura-colors)|foundations\/(tokens\/screen|focus-page-heading))|app\/src\/shared\/use-page-title|lucide-react\/dist\/esm\/icons\/(arrow-left|camera|shirt|user)\.|domain\/src\/(copy\/upload-menu|rules\/character-count)/,
    priority: 1,
  },
  // Small modules of pages and dialogs that load on demand, each too small for a request of its own.
  {
    name: 'small',
    test: /lucide-react\/dist\/esm\/icons\/(search|info|copy|ellipsis|shield|pencil|share|bell|trash|flag|eye-off|eye|sparkles)\.|app\/src\/(platform\/share-link|shared\/use-(dialog-subject|query-params|share-link))\.|ui\/src\/primitives\/Dialog\/use-object-url/,
    minShareCount: 2,
  },
  // All that the landing page itself needs of framer-motion.
  {
    name: 'reduced-motion',
    test: /framer-motion\/dist\/es\/(utils\/reduced-motion|context\/MotionConfigContext)|motion-dom\/dist\/es\/render\/utils\/reduced-motion|motion-utils\/dist\/es\/(warn-once|errors|format-error)/,
    priority: 1,
  },
  // What dialogs and the reveal of the landing page share; the animation features are loaded separately.
  {
    name: 'motion',
    test: /(framer-motion|motion-dom|motion-utils)\/dist\/es|ui\/src\/motion\//,
    minShareCount: 2,
  },
  {
    name: 'post',
    test: /api-client\/src\/(cache\/(?!items|comments|stale-reads|live-updates|post-lists|refused-writes)|endpoints\/post-actions)|domain\/src\/rules\/(images|tags|feed-filters)\.ts|lucide-react\/dist\/esm\/icons\/arrow-up\.|app\/src\/(features\/post\/(PostViewer|PostStage|PostSummary|use-(post-like|media-query))|shared\/use-(now|current-user|follows))\.|ui\/src\/(feed\/FeedLoading|text)\//,
  },
  // Radix: what all of its components share, and tabs with the order of focus, which menus share with them.
  {
    name: 'radix',
    test: /@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))\//,
  },
  {
    name: 'tabs',
    test: /@radix-ui\/react-(collection|direction|roving-focus|tabs|use-is-hydrated)\/|ui\/src\/(primitives\/Tabs\/|foundations\/reveal-in-strip)/,
  },
  { name: 'overlays', test: /ui\/src\/foundations\/(open-overlays|use-open-overlay)/ },
  { name: 'fields', test: /ui\/src\/(primitives\/(Field|TextField)\/|foundations\/character-count)/ },
  // Items: what every page of a signed-in user loads for the wishlist, what forms and pages of items share, and what the
  // pages of the wardrobe share.
  {
    name: 'items',
    test: /api-client\/src\/(cache\/post-lists|contract\/(items|item-mappers|wishlist)|endpoints\/wishlist)\.ts|domain\/src\/(item-facts|own-facts|rules\/(pick|wishlist)|vocabularies\/(categories|currencies|seasons))\.ts/,
  },
  {
    name: 'garments',
    test: /api-client\/src\/(cache\/items|contract\/(cutouts|own-data)|endpoints\/(items|item-actions))\.ts|domain\/src\/(copy\/(wardrobe|item-selection)|outfits|rules\/(garment-pictures|items|wardrobe-facets)|vocabularies\/(color-families|garment-groups))\.ts|ui\/src\/(foundations\/tokens\/mat|wardrobe\/(GarmentMat|WardrobeError)\/|primitives\/Select\/)/,
  },
  {
    name: 'wardrobe',
    test: /api-client\/src\/(contract\/(item-batches|outfits|outfit-mappers)|endpoints\/(item-batches|outfits))\.ts|app\/src\/(outfit-paths|features\/wardrobe\/(change-in-batches|use-archive|import-upload-items|use-wardrobe-dialogs|use-item-actions|use-item-menu|WardrobeDialogs)|shared\/use-(wishlist|settled))\.|domain\/src\/(copy\/outfits|rules\/(outfit-geometry|wardrobe)|vocabularies\/(occasions|search-synonyms))\.ts|ui\/src\/wardrobe\/(UnavailableItem|ItemCard\/item-menu|ItemGrid\/)|lucide-react\/dist\/esm\/icons\/(archive|archive-arrow-up|star)\./,
  },
];
