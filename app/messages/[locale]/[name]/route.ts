import { LOCALES } from '@/contracts/locales'
import { isNamespace, loadCatalog } from '@/lib/i18n/catalog'

type Props = { params: Promise<{ locale: string; name: string }> }

/** One catalog of one language, for parts that are loaded late. Its address changes with the texts (lib/i18n/other-catalogs.ts). */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { locale, name } = await params
  const known = LOCALES.find((one) => one === locale)
  if (!known || !isNamespace(name)) return new Response('Not found\n', { status: 404 })
  return Response.json(await loadCatalog(known, name), { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
