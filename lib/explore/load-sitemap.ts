import { listCategories, listSitemap } from '@/contracts/characters'
import { serverCall } from '@/lib/api/server'
import { LEGAL_CHANGED, LEGAL_NAMES } from '@/lib/legal-documents'

export type SitemapEntry = { path: string; updated_at?: string }

/** Every page that search engines may show. Throws ApiError. Server only. */
export async function loadSitemap(): Promise<SitemapEntry[]> {
  const call = serverCall()
  const { data: categories } = await call(listCategories)
  const found: SitemapEntry[] = []
  let cursor: string | null | undefined
  do {
    const page = await call(listSitemap, { query: { ...(cursor ? { cursor } : {}) } })
    found.push(...page.data)
    cursor = page.next_cursor
  } while (cursor)
  const legal = LEGAL_NAMES.map((name) => ({ path: `/legal/${name}`, updated_at: LEGAL_CHANGED }))
  return [
    { path: '/' },
    ...categories.map(({ slug }) => ({ path: `/categories/${slug}` })),
    { path: '/safety' },
    { path: '/affiliates' },
    { path: '/contact' },
    { path: '/connect-a-model' },
    ...legal,
    ...found,
  ]
}
