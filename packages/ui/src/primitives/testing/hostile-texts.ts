/** 200 characters without a place to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'.repeat(4);

/** Arabic, which runs from right to left. */
export const rightToLeftText = 'ملابس خارجية للشتاء';

/** People, flags and hands of several code points each. */
export const emojiText = '👩‍🎨 Ro 🇵🇹 👍🏽';
