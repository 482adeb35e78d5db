/** Colours of the landing page's three photographs: the background while one loads, and the trio of its aura. */
export const landingPhotos = {
  start: { ground: '#cbe2f1', 'aura-1': '#8ec7e4', 'aura-2': '#e6b097', 'aura-3': '#a5bfed' },
  middle: { ground: '#f8dcc8', 'aura-1': '#ff908e', 'aura-2': '#e1b390', 'aura-3': '#b0bbed' },
  end: { ground: '#e2d5ee', 'aura-1': '#db9fff', 'aura-2': '#afbbed', 'aura-3': '#e6b097' },
} as const;
