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

export default tseslint.config(
  { ignores: ['.next/', 'dist/', 'data/', 'node_modules/', 'next-env.d.ts', 'public/', 'coverage/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', environment, literalKey],
    },
  },
  {
    files: ['server/config.ts', 'server/main.ts', 'server/operator.ts', 'next.config.ts', 'lib/api/server.ts', 'tests/**', '*.config.ts', 'lib/brand.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  { files: ['lib/query/keys.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['server/providers/**', 'server/db/**', 'server/jobs/**', 'server/main.ts', 'tests/**', 'lib/auth/**', '*.config.ts'],
    rules: {
      'no-restricted-imports': ['error', {
        patterns: [{ group: ['openai', 'better-auth*', '@simplewebauthn/*', 'nodemailer', 'pg', 'pg-boss', 'firebase*', '@aws-sdk/*', '@electric-sql/*', 'sharp'], message: 'Vendors are known inside their one folder only.' }],
      }],
    },
  },
)
