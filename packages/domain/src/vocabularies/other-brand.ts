/** The brand with a text field for a custom name. Apart from the brands, which a list of items does not need. */
export const otherBrand = 'Other';
