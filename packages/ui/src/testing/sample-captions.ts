/** A caption of three hundred characters, which is no headline. */
export const longCaption =
  'Annual confession: I bought this coat in a size too large on purpose, wore it through four Januaries, lent it to my sister, got it back with a train ticket from Ghent in the pocket, and have only now had the sleeves taken up by two entire centimetres. It is a different coat. I am a different person.';
