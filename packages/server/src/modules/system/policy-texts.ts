import { product } from '@aura/domain/product';

/** A policy document: its title and its sections, each a heading with paragraphs. */
export interface Policy {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const { name } = product;

/**
 * The default policy documents, which describe what this software does. Operators of a public deployment replace
 * them with legally reviewed texts and set `POLICY_BASE_URL`.
 */
export const policies: Readonly<Record<string, Policy>> = {
  terms: {
    title: 'Terms of Service',
    sections: [
      {
        heading: 'Using the service',
        paragraphs: [
          `${name} lets you keep a wardrobe of your clothes, share outfits and follow what others wear. You need an account, and you are responsible for what happens under it.`,
          'Keep your password to yourself and tell us when you believe that somebody else uses your account.',
        ],
      },
      {
        heading: 'What you share',
        paragraphs: [
          'Your photos and words stay yours. By sharing them you let us store, resize and show them to the people whom your privacy settings allow to see them, and to nobody else.',
          'Share only what you have the right to share, and nothing that hurts or deceives others.',
        ],
      },
      {
        heading: 'Ending it',
        paragraphs: [
          'You can delete a post, an item or your whole account at any time in Settings. Deleting the account erases your posts, items, comments, likes and pictures.',
          'We may close accounts that break these terms or the Acceptable Use Policy.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your email address, the username, display name, bio and location that you enter, your pictures, posts, items, comments, likes, wishlist and settings.',
          'Photos are re-encoded when they arrive: the place, the time and the camera that a photo may carry are removed before it is stored.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Your email address is shown to you alone. Who sees your profile and your posts is your choice: everybody, friends (people who follow you and whom you follow), or only you. People whom you block see nothing of yours, and you see nothing of theirs.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'Until you delete it. Deleting your account erases your data and your pictures from the service at once. Sign-in itself is handled by an identity provider, which keeps your email address and password.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    sections: [
      {
        heading: 'No tracking',
        paragraphs: [
          `${name} sets no advertising or tracking cookies and loads nothing from advertising networks.`,
        ],
      },
      {
        heading: 'What your browser keeps',
        paragraphs: [
          'Your sign-in, the feed filters that you chose, and a copy of your settings and wishlist are stored in your own browser, so that the app opens quickly. Signing out clears what is yours.',
        ],
      },
    ],
  },
  eula: {
    title: 'End User License Agreement',
    sections: [
      {
        heading: 'Licence',
        paragraphs: [
          `You may use the ${name} app for yourself, on any device of yours. The software comes with its source code under the MIT licence, which you find beside it.`,
        ],
      },
      {
        heading: 'No warranty',
        paragraphs: [
          'The software is provided as it is. What it recognises in a photo is a suggestion and may be wrong; check it before you rely on it.',
        ],
      },
    ],
  },
  'acceptable-use': {
    title: 'Acceptable Use Policy',
    sections: [
      {
        heading: 'Be kind',
        paragraphs: [
          'No harassment, hate, threats, nudity, violence, or pictures of people who did not agree to be shown.',
        ],
      },
      {
        heading: 'Be honest',
        paragraphs: [
          'No impersonation, no spam, no stolen pictures, no offers of counterfeit or illegal goods.',
        ],
      },
      {
        heading: 'Be fair to the service',
        paragraphs: [
          "Do not try to reach what is not meant for you, to overload the service, or to collect other people's data.",
        ],
      },
    ],
  },
};
