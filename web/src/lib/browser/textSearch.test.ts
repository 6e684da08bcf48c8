import { splitHits } from './textSearch';

test('hits are found without regard to case and accents', () => {
  expect(splitHits('A Sziget és a sziget', 'SZIGET')).toEqual(['A ', 'Sziget', ' és a ', 'sziget', '']);
  expect(splitHits('Łódź płynie', 'lodz')).toEqual(['', 'Łódź', ' płynie']);
  expect(splitHits('étoile', 'toi')).toEqual(['é', 'toi', 'le']);
});

test('without a search the text stays whole', () => {
  expect(splitHits('A sea', ' ')).toEqual(['A sea']);
  expect(splitHits('A sea', 'ship')).toEqual(['A sea']);
});
