/** 200 characters without a break opportunity. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'.repeat(4);

/** Arabic, written from right to left. */
export const rightToLeftText = 'ملابس خارجية للشتاء';

/** Emoji of several code points each. */
export const emojiText = '👩‍🎨 Ro 🇵🇹 👍🏽';
