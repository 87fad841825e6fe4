import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES, turbopackStandIns } from './lib/api/browser-build.mjs'

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

const DIST = process.env.NEXT_DIST_DIR || '.next'

/** Only for `next dev` on its own: in production and under server/main.ts one process answers everything. */
const toApi = async () =>
  ['/v1/:path*', '/realtime', '/portraits/:path*', '/media/:path*'].map((source) => ({ source, destination: `${API_ORIGIN}${source}` }))

/** The digest of all texts, in the addresses of catalogs that the browser fetches by themselves. */
function digestOfTexts(): string {
  const sum = createHash('sha256')
  for (const name of readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.json')) sum.update(name).update(readFileSync(join(MESSAGES, name)))
  return sum.digest('hex').slice(0, 12)
}

const config: NextConfig = {
  poweredByHeader: false,
  // server/web/pages.ts compresses, with brotli.
  compress: false,
  reactStrictMode: true,
  // One name for the product; the browser gets it at build time.
  env: { NEXT_PUBLIC_BRAND: process.env.BRAND_NAME || 'Krush', NEXT_PUBLIC_MESSAGES: digestOfTexts() },
  // Its badge covers the bottom bar.
  devIndicators: false,
  // A second copy beside a running one, e.g. to build while developing.
  distDir: DIST,
  // `npm test` runs tsc over everything; a build need not do it twice.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Fewer and larger scripts, of which less is sent twice (measured in docs/operators/benchmarks.md, G3): bytes before they are made small.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 400_000 },
    // What the builder keeps for the next build costs a third of a first one, and most copies are built once.
    turbopackFileSystemCacheForBuild: existsSync(join(DIST, 'BUILD_ID')),
  },
  turbopack: turbopackStandIns,
  ...(process.env.NODE_ENV === 'development' ? { rewrites: toApi } : {}),
}

/** Messages are compiled at build time, so that no message parser reaches the browser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: `./${MESSAGES}`, format: 'json', locales: readdirSync(MESSAGES), sourceLocale: 'en', precompile: true },
  },
})

export default withNextIntl(config)
