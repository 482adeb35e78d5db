/** A comment: name of the author, text, replies in order. */
type CommentPlan = readonly [
  by: string,
  text: string,
  replies?: readonly (readonly [by: string, text: string])[],
];

/** Comments by post id, oldest first. */
export const COMMENTS: Readonly<Record<string, readonly CommentPlan[]>> = {
  'post-mariam-1': [
    [
      'amara',
      'That trench has seen things and it is not telling.',
      [['mariam', 'It has seen three umbrellas die.']],
    ],
    ['yuki', 'Vertical stripes! I am not angry, I am taking notes.'],
    [
      'tomasz',
      'Is the shirt linen too?',
      [
        ['mariam', 'Cotton poplin. The linen is in spirit.'],
        ['tomasz', 'Accepted.'],
      ],
    ],
    ['noor', 'الله على اللون! من أين المعطف؟', [['mariam', 'من سوق الأحد، بعد مفاوضات طويلة 😄']]],
    ['clara', 'The loafers 😍'],
    ['ines', 'Where in Lisbon do you find a belt that long?'],
    ['aoife', 'Rain was forecast and you bought more linen. I respect it.'],
    ['kwame', 'Good hem. I looked twice.', [['mariam', 'From you, that is a medal.']]],
    ['lucia', 'Saving this for the first day of autumn.'],
    ['jonah', 'ok but the POCKETS'],
    ['petra', 'How tall are you? Asking for a coat.'],
    ['annelise', 'A size up, I hope. Coats remember.'],
    ['bjorn', 'Here it is snowing on my linen.'],
  ],
  'post-mariam-2': [
    ['sofia', 'Sunday indeed.'],
    ['grace', 'Denim over flowers is never wrong.'],
  ],
  'post-mariam-3': [
    ['amara', 'The belt is always under the belt.'],
    ['tomasz', 'I build shelves for exactly this reason.', [['mariam', 'How soon can you be in Lisbon?']]],
    ['jonah', 'lost and found of the year'],
  ],
  'post-mariam-5': [['ines', 'The 9:10 ferry? I think I sat behind the puffer.']],
  'post-mariam-6': [
    ['priya', 'Deeper pockets, better life.'],
    ['sofia', 'The mustard! 🌼', [['mariam', 'It glows in the dark a little.']]],
  ],
  'post-tomasz-1': [
    [
      'mariam',
      'Looks like no. 1 to me.',
      [
        ['tomasz', 'No. 1 has more sawdust.'],
        ['mariam', 'I see it now.'],
      ],
    ],
    ['hana', 'I count eleven. We all count eleven.'],
    ['kwame', 'Elbows are the new logo.'],
  ],
  'post-tomasz-2': [
    ['kwame', 'Tweed waistcoat, rolled sleeves, two slices of cake: full marks.'],
    [
      'elif',
      'Who made the shoes? They look loved.',
      [['tomasz', 'Resoled twice. The cobbler sends me birthday cards.']],
    ],
  ],
  'post-tomasz-4': [['diego', 'Welcome to the shorts. We meet on Thursdays.']],
  'post-tomasz-7': [
    ['grace', 'This is how a jacket should be owned.'],
    ['mariam', 'Do not ever clean the pocket.'],
  ],
  'post-amara-1': [
    ['mariam', 'The Tuesday did not deserve it.', [['amara', 'The Tuesday has apologised.']]],
    ['grace', 'RED. Finally someone said it.'],
    ['thandi', 'I heard this coat before I saw it ❤️'],
    ['dale', 'What are the trousers?', [['amara', 'Jeans! Wide ones, pretending.']]],
  ],
  'post-amara-2': [
    ['priya', 'Violet suits the whole timeline.'],
    ['noor', 'جميل جداً 💜'],
  ],
  'post-amara-5': [
    [
      'wanjiru',
      'The bride looked wonderful. You looked next to her.',
      [['amara', 'That is the nicest review I have had.']],
    ],
    ['olu', 'Gold standard.'],
  ],
  'post-noor-1': [
    ['fatima', 'الصورة هادئة مثل الصباح.'],
    ['mariam', 'هذا المعطف يحتاج إلى رحلة إلى لشبونة.', [['noor', 'هو يقول: متى؟']]],
  ],
  'post-kwame-1': [
    ['tomasz', 'Zero creases after two hills is witchcraft.'],
    ['mei', 'Is the blazer lined?', [['kwame', 'Half lined. The other half is breeze.']]],
  ],
  'post-yuki-1': [
    ['mei', 'Congratulations to no. 14.'],
    ['sofia', 'What happened to no. 13?', [['yuki', 'We do not talk about no. 13.']]],
  ],
  'post-sofia-1': [
    ['keiko', 'The bees approve.'],
    ['yuki', 'No stripes, but I will allow it.'],
  ],
  'post-diego-1': [['jonah', 'espresso should be first, respectfully']],
  'post-grace-1': [
    ['amara', 'What kind of snacks?', [['grace', 'Biltong and one emergency mandarin.']]],
    ['pierre', 'Jacket of the week.'],
  ],
  'post-annelise-1': [
    ['sofia', 'I would read the book of this coat.', [['annelise', 'It has chapters, dear. And a zip.']]],
    ['mariam', 'Two centimetres is a whole philosophy.'],
  ],
  'post-priya-1': [['ravi', 'Room for lunch is a feature.']],
  'post-hana-1': [['tomasz', 'Walking is running for carpenters.']],
  'post-jonah-1': [['diego', 'Ten dollars well lost.']],
};
