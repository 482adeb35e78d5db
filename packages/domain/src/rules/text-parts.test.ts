import { describe, expect, it } from 'vitest';
import { mentionedUsernames, textParts } from './text-parts.ts';

const show = (text: string) => textParts(text).map((part) => [part.kind, part.text]);

describe('textParts', () => {
  it.each([
    ['', []],
    ['plain', [['text', 'plain']]],
    ['#linen', [['tag', '#linen']]],
    [
      'In #Lisbon, again',
      [
        ['text', 'In '],
        ['tag', '#Lisbon'],
        ['text', ', again'],
      ],
    ],
    [
      '(#été)',
      [
        ['text', '('],
        ['tag', '#été'],
        ['text', ')'],
      ],
    ],
    [
      '#one#two a#b #',
      [
        ['tag', '#one'],
        ['text', '#two a#b #'],
      ],
    ],
    [
      '#旅行 #🧥',
      [
        ['tag', '#旅行'],
        ['text', ' '],
        ['tag', '#🧥'],
      ],
    ],
    [
      '#👍🏽 #🇩🇪',
      [
        ['tag', '#👍🏽'],
        ['text', ' '],
        ['tag', '#🇩🇪'],
      ],
    ],
    [
      '&#39; #39',
      [
        ['text', '&#39; '],
        ['tag', '#39'],
      ],
    ],
    [
      'Thanks @Mariam.',
      [
        ['text', 'Thanks '],
        ['mention', '@Mariam'],
        ['text', '.'],
      ],
    ],
    ['me@aura.example @ab @admin', [['text', 'me@aura.example @ab @admin']]],
    [
      '@a.b_c: hi',
      [
        ['mention', '@a.b_c'],
        ['text', ': hi'],
      ],
    ],
    [
      'See https://aura.example/a?b=c#d.',
      [
        ['text', 'See '],
        ['link', 'https://aura.example/a?b=c#d'],
        ['text', '.'],
      ],
    ],
    ['https://aura.example/Coat_(garment)', [['link', 'https://aura.example/Coat_(garment)']]],
    [
      '(see https://aura.example/Coat_(garment).)',
      [
        ['text', '(see '],
        ['link', 'https://aura.example/Coat_(garment)'],
        ['text', '.)'],
      ],
    ],
    [
      '(https://aura.example)',
      [
        ['text', '('],
        ['link', 'https://aura.example'],
        ['text', ')'],
      ],
    ],
    ['http://[ javascript:alert(1)', [['text', 'http://[ javascript:alert(1)']]],
  ])('splits %j', (text, expected) => {
    expect(show(text)).toEqual(expected);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('normalizes tags and names', () => {
    expect(textParts('#Lisbon @Mariam')).toMatchObject([
      { tag: '#lisbon' },
      { text: ' ' },
      { username: 'mariam' },
    ]);
  });
});

it('mentionedUsernames returns each person once, in the order of the text', () => {
  expect(mentionedUsernames('@tomasz and @Mariam, again @TOMASZ')).toEqual(['tomasz', 'mariam']);
});
