import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in server/config.ts, next.config.ts and lib/api/server.ts only.',
}
const literalKey = {
  selector: "Property[key.name='queryKey'] > ArrayExpression",
  message: 'Query keys are made in lib/query/keys.ts only.',
}

/** What journeys read only through tests/e2e/support.ts and pictures.ts, which wait until nothing moves and look in the right place. */
const raw = (selector, message) => ({ selector, message })
const looks = [
  raw("CallExpression[callee.property.name='boundingBox']", 'Use boxOf (tests/e2e/support.ts): it waits until nothing moves.'),
  raw(
    "CallExpression[callee.property.name='screenshot']",
    'Use picture or pictures (tests/e2e/pictures.ts): they wait until nothing moves.',
  ),
  raw("Identifier[name='AxeBuilder']", 'Use expectAccessible (tests/e2e/support.ts): it waits until nothing moves.'),
  raw("Identifier[name='scrollWidth']", 'Use expectFits (tests/e2e/support.ts): it waits until nothing moves.'),
  raw("CallExpression[callee.property.name='getByRole'][arguments.0.value='log']", 'Use thread (tests/e2e/support.ts).'),
]

/** The build turns messages with placeholders into lists of parts, so only the message reader knows what a property holds. */
const catalogueProperty = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { read: 'The build compiles catalogues: pass this one to WithMessages and read it with useTranslations.' },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (!/i18n\/messages\/.+\.json$/.test(node.source.value)) return
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.name !== 'default') {
          context.report({ node: specifier, messageId: 'read' })
        }
      }
      for (const { identifier } of context.sourceCode.getDeclaredVariables(node).flatMap(({ references }) => references)) {
        const { parent } = identifier
        const taken = parent.type === 'MemberExpression' && parent.object === identifier
        const destructured = parent.type === 'VariableDeclarator' && parent.init === identifier && parent.id.type === 'ObjectPattern'
        if (taken || destructured) context.report({ node: parent, messageId: 'read' })
      }
    },
  }),
}

export default tseslint.config(
  { ignores: ['.next/', 'dist/', 'data/', 'node_modules/', 'next-env.d.ts', 'public/', 'coverage/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, krush: { rules: { 'no-catalogue-property': catalogueProperty } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'krush/no-catalogue-property': 'error',
      'no-restricted-syntax': ['error', environment, literalKey],
    },
  },
  {
    files: [
      'server/config.ts',
      'server/main.ts',
      'server/operator.ts',
      'server/models.ts',
      'server/backup.ts',
      // PostgreSQL's programs need the environment of whoever runs them.
      'server/backup/postgres-tools.ts',
      'next.config.ts',
      'lib/api/server.ts',
      'tests/**',
      '*.config.ts',
      'lib/brand.ts',
      'lib/offline/is-built.ts',
      'lib/i18n/other-catalogs.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  { files: ['tests/e2e/*.spec.ts'], rules: { 'no-restricted-syntax': ['error', ...looks] } },
  { files: ['lib/query/keys.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'server/providers/**',
      'server/db/**',
      'server/jobs/**',
      'server/main.ts',
      'tests/**',
      'lib/auth/**',
      'hooks/use-navigation.ts',
      '*.config.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/navigation',
              importNames: ['useRouter', 'usePathname'],
              message: 'They know no languages: use hooks/use-navigation.ts.',
            },
          ],
          patterns: [
            {
              group: [
                'openai',
                'better-auth*',
                '@simplewebauthn/*',
                'nodemailer',
                'pg',
                'pg-boss',
                'firebase*',
                '@aws-sdk/*',
                '@redis/*',
                '@opentelemetry/*',
                '@electric-sql/*',
                'sharp',
              ],
              message: 'Vendors are known inside their one folder only.',
            },
          ],
        },
      ],
    },
  },
)
