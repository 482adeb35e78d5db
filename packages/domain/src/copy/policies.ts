/** The policy pages, by route segment (docs/product.md section 2, Routes). */
export const policyCopy = {
  titles: {
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    terms: 'Terms of Service',
    eula: 'End User License Agreement',
    'acceptable-use': 'Acceptable Use Policy',
  },
  /** Short names for rows of links. */
  links: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    eula: 'EULA',
    'acceptable-use': 'Acceptable Use',
  },
  fallbackBefore: 'If the text does not show, ',
  fallbackLink: 'open it in a new tab',
  fallbackAfter: '.',
} as const;

export type PolicyName = keyof typeof policyCopy.titles;
