// The page's lint rules. Prettier formats; tsc and svelte-check check the types.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'public/', 'src/generated/'] },
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  {
    rules: {
      // a leading `_` marks a variable that is not read, such as the element of a list that is only counted
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // maps and sets that one function makes and returns need no reactivity
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a blank between two elements
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
