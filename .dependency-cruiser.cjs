/** Who may import whom. Each rule's comment is the sentence a failing build prints. */
const client = '^(app|components|hooks|stores|lib)/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },

    {
      name: 'contracts-stand-alone',
      severity: 'error',
      comment: 'contracts/ is read by both sides, so it may use zod and itself only.',
      from: { path: '^contracts/' },
      to: { pathNot: ['^contracts/', '^node_modules/zod/'] },
    },

    {
      name: 'browser-never-imports-server',
      severity: 'error',
      comment: 'Next would open a second database. Call the API through lib/api instead.',
      from: { path: client },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-browser',
      severity: 'error',
      comment: 'server/ runs without Next and React.',
      from: { path: '^server/' },
      // Catalogs are data: what the server says itself is translated beside what the pages say.
      to: { path: [client, '^node_modules/(react|react-dom|zustand|@tanstack|sonner)/'], pathNot: '^lib/i18n/messages/' },
    },
    {
      name: 'only-main-knows-next',
      severity: 'error',
      comment: 'Next is mounted in one place.',
      from: { path: '^server/', pathNot: '^server/main\\.ts$' },
      to: { path: '^node_modules/next/' },
    },

    {
      name: 'lib-is-the-bottom',
      severity: 'error',
      comment: 'lib/ holds no React state: hooks read lib, never the other way.',
      from: { path: '^lib/' },
      to: { path: '^(app|components|hooks|stores)/' },
    },
    {
      name: 'stores-hold-state-only',
      severity: 'error',
      comment: 'A store neither fetches nor caches; a hook joins the two.',
      from: { path: '^stores/' },
      to: { path: ['^(app|components|hooks)/', '^lib/(api|query|realtime)/', '^node_modules/@tanstack/'] },
    },
    {
      name: 'hooks-draw-nothing',
      severity: 'error',
      comment: 'Hooks know no component.',
      from: { path: '^hooks/' },
      to: { path: '^(app|components)/', pathNot: '^components/ui/toast\\.ts$' },
    },
    {
      name: 'components-know-no-route',
      severity: 'error',
      comment: 'Routes compose components.',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment: 'components/ui could be lifted into another product.',
      from: { path: '^components/ui/' },
      to: { path: ['^(hooks|stores)/', '^lib/(api|query|realtime)/', '^components/(?!ui/)'] },
    },
    {
      name: 'features-meet-in-routes',
      severity: 'error',
      comment: 'One feature folder does not reach into another: compose them in app/, or open a modal by name.',
      from: { path: '^components/(?!ui/|layout/|modals/)([^/]+)/' },
      to: { path: '^components/', pathNot: ['^components/(ui|layout|voice)/', '^components/$1/'] },
    },
    {
      name: 'fetch-through-hooks',
      severity: 'error',
      comment: 'Components ask hooks/api, never the API client itself.',
      from: { path: '^components/' },
      to: { path: '^lib/api/(browser|call)\\.ts$' },
    },

    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'A verb knows the database, ports and contracts; no HTTP, socket, queue or vendor.',
      from: { path: '^server/domain/' },
      to: {
        path: [
          '^server/(http|realtime|jobs|web|main|config|compose)',
          '^server/providers/[^/]+/(?!(port|hybrid-index|growing-index|packed)\\.ts)',
          '^node_modules/(hono|@hono|ws|pg|pg-boss|next|openai|better-auth|@simplewebauthn|nodemailer)/',
        ],
      },
    },
    {
      name: 'http-is-thin',
      severity: 'error',
      comment: 'A route parses and calls one verb; SQL lives in domain/.',
      from: { path: '^server/http/' },
      to: { path: ['^server/(db|jobs)/', '^server/providers/'] },
    },
    {
      name: 'providers-are-leaves',
      severity: 'error',
      comment: 'An adapter turns one vendor into one port and knows nothing else of us.',
      from: { path: '^server/providers/([^/]+)/' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/db/seed/(life\\.ts|lives/|characters)',
          '^server/providers/$1/',
          '^server/providers/[^/]+\\.ts$',
          '^server/providers/(audio|comfyui|llama|sherpa)/',
          '^server/config(-media)?\\.ts$',
          '^server/db/(client|schema/index|seed/character-seed)\\.ts$',
          // Shared tools, like sound: vectors and the index over them.
          '^server/providers/embeddings/(port|none|packed|hybrid-index|growing-index)\\.ts$',
        ],
      },
    },
    {
      name: 'only-the-companion-reads-lives',
      severity: 'error',
      comment: 'The built-in companion is an engine whose data are the authored lives; no other provider reads seeds.',
      from: { path: '^server/providers/', pathNot: '^server/providers/chat/companion/' },
      to: { path: '^server/db/seed/(life\\.ts|lives/|characters)' },
    },
    {
      name: 'doors-stay-apart',
      severity: 'error',
      comment: 'http/, realtime/ and jobs/ are three doors to domain/; what two of them need belongs there.',
      from: { path: '^server/(http|realtime|jobs)/' },
      to: { path: '^server/(http|realtime|jobs)/', pathNot: '^server/$1/' },
    },

    {
      name: 'nothing-ships-tests',
      severity: 'error',
      comment: 'tests/ imports the product, never the reverse.',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nobody imports this file: wire it up or delete it.',
      from: {
        orphan: true,
        pathNot: [
          '^tests/',
          '\\.config\\.(ts|cjs|mjs)$',
          '\\.d\\.ts$',
          '^app/',
          '^server/((main|operator|models|backup)\\.ts|providers/(chat/gguf|embeddings/own|sherpa)/child\\.ts|start\\.mjs)$',
          '^lib/(api|i18n)/browser-[a-z]+\\.(tsx?|mjs)$',
          '^lib/audio/recorder-worklet\\.js$',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node-llama-cpp)$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
