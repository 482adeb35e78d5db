import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MatchedText } from './MatchedText.tsx';

afterEach(cleanup);

it.each([
  ['İpek gömlek', 'gömlek', 'gömlek'],
  ['İpek gömlek', 'İPEK', 'İpek'],
  ['Coat (long)', '(LONG', '(long'],
  ['Coat', '', undefined],
  ['Coat', 'a.t', undefined],
])('of %j, what matches %j is bold', (text, match, bold) => {
  const { container } = render(<MatchedText text={text} match={match} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('b')?.textContent).toBe(bold);
});
