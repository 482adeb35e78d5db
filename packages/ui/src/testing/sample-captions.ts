/** A caption of 300 characters, too long for the headline style. */
export const longCaption =
  'Annual confession: I bought this coat in a size too large on purpose, wore it through four Januaries, lent it to my sister, got it back with a train ticket from Ghent in the pocket, and have only now had the sleeves taken up by two entire centimetres. It is a different coat. I am a different person.';
