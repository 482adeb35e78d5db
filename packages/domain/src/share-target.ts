/** How other apps share photos with the installed app: `share_target` of the web app manifest. */
export const shareTarget = {
  /** The path to which a form with the photos is posted; the service worker answers it. */
  path: '/share',
  /** The field of the form that has the photos. */
  field: 'photos',
  /** The parameter with which the feed opens afterwards. */
  param: 'shared',
  /** The address that opens afterwards. */
  page: '/home?shared=1',
} as const;
