import { defineConfig } from 'oxlint'
import { walls } from './scripts/walls.ts'

/** One linter: correctness, types, accessibility of components, and the walls between the rooms. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: [
    '**/generated/**',
    '**/dist/**',
    '**/storybook-static/**',
    '.cache/**',
    'scripts/packages/fixtures/types/**',
    // Programs of packages that only their own run installs.
    'scripts/contract-tools/kit/**',
    // What needs a framework to be understood is checked by that framework’s own tools, in `pnpm test:frameworks`.
    'examples/frameworks/**',
    'e2e/frameworks/mistakes/**',
    'widget/frameworks/**',
  ],
  rules: {
    'eslint/no-console': 'error',
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    // A callback that shadows an outer name is told apart by the compiler; renaming it reads worse.
    'eslint/no-shadow': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // Side effects by import are how style sheets and entry points work.
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    // A helper beside its only caller reads better than one hoisted away from it.
    'unicorn/consistent-function-scoping': 'off',
    // Lists written as words and split are easier to keep than lists of quotes.
    'unicorn/no-useless-spread': 'off',
    'eslint/no-underscore-dangle': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*', 'inspect'] }],
    // The package says one thing to bundlers and another to Node; its default export is right in both.
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'promise/no-promise-in-callback': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // CSS that turns a table into cards takes its roles away; they are written out again.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    // Focus roves between the tabs; the list itself takes none.
    'jsx-a11y/interactive-supports-focus': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    // What comes from outside is given its type where it comes in; the contract and the tests check that it fits.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-floating-promises': 'error',
    // A middleware that passes on returns what follows; one that answers returns nothing.
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-unsafe-enum-assignment': 'off',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    ...walls,
    // Tools find their configuration, and Storybook its stories, by the default export.
    {
      files: [
        '**/*.config.ts',
        '**/*.stories.tsx',
        '**/.storybook/*',
        'api/test/support/global-setup.ts',
        'e2e/*-setup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // Data and catalogues are as long as what they list.
    {
      files: [
        '**/*.data.ts',
        '**/locales/**',
        '**/*-messages.ts',
        '**/messages.ts',
        '**/migrations/**',
        '**/countries.ts',
      ],
      rules: { 'eslint/max-lines': 'off' },
    },
    {
      files: ['**/scripts/**', 'e2e/frameworks/**', '**/bench/**', 'examples/**'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
})
