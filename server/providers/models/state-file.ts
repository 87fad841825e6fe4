import type { CatalogueEntry } from './catalogue'
import { plainFetch } from './plain-fetch'
import { ModelProblem, unreachable, type Stated } from './fetch-file'

/** Milliseconds a hub has to say what a file is. */
const SAY_MS = 20_000

export type Places = {
  /** Base address that stands for every hub: files lie in it by their own name, each with NAME.sha256 beside it. */
  mirror: string | null
  fetch?: typeof globalThis.fetch
}

const addressOf = ({ source }: CatalogueEntry) =>
  source.hub === 'huggingface'
    ? `https://huggingface.co/${source.repo}/resolve/main/${source.file}`
    : `https://github.com/${source.repo}/releases/download/${source.tag}/${source.file}`

const sha = (text: string | null | undefined) =>
  /(?:^|[^0-9a-f])([0-9a-f]{64})(?:$|[^0-9a-f])/i.exec(text ?? '')?.[1]?.toLowerCase() ?? null

async function ask(url: string, how: RequestInit, fetch: typeof globalThis.fetch): Promise<Response> {
  return fetch(url, { ...how, signal: AbortSignal.timeout(SAY_MS) }).catch(() => {
    throw new ModelProblem(unreachable(url, 'it can’t be reached'))
  })
}

/** The text beside a file on a mirror; null where there is none. */
async function besideIt(url: string, fetch: typeof globalThis.fetch): Promise<string | null> {
  const response = await ask(`${url}.sha256`, {}, fetch)
  return response.ok ? sha((await response.text()).slice(0, 1_000)) : (await response.body?.cancel(), null)
}

/** The hub's answer to a request for the file itself, which names its size and digest before it leads elsewhere. */
async function huggingface(url: string, fetch: typeof globalThis.fetch): Promise<Stated> {
  const response = await ask(url, { method: 'HEAD', redirect: 'manual' }, fetch)
  if (response.status >= 400) throw new ModelProblem(`The hub doesn’t hand out this file (${response.status}).`)
  const bytes = Number(response.headers.get('x-linked-size') ?? NaN)
  return { url, bytes: Number.isInteger(bytes) ? bytes : null, sha256: sha(response.headers.get('x-linked-etag')) }
}

async function github(
  url: string,
  { repo, tag, file }: { repo: string; tag: string; file: string },
  fetch: typeof globalThis.fetch,
): Promise<Stated> {
  // Releases with hundreds of files are listed in pages.
  const release = await ask(`https://api.github.com/repos/${repo}/releases/tags/${tag}`, {}, fetch)
  const { id } = release.ok ? ((await release.json()) as { id: number }) : { id: 0 }
  if (!id) throw new ModelProblem(`The release "${tag}" can’t be read (${release.status}). Try again later.`)
  for (let page = 1; page <= 20; page++) {
    const answer = await ask(`https://api.github.com/repos/${repo}/releases/${id}/assets?per_page=100&page=${page}`, {}, fetch)
    const assets = answer.ok ? ((await answer.json()) as { name: string; size: number; digest?: string | null }[]) : []
    const asset = assets.find(({ name }) => name === file)
    if (asset) return { url, bytes: asset.size, sha256: sha(asset.digest) }
    if (assets.length < 100) break
  }
  throw new ModelProblem(`${file} isn’t in the release "${tag}" anymore.`)
}

/**
 * Where a model's file is and what it has to be: the digest that is published, else the one that its place states. Throws ModelProblem
 * where nobody states one, since then nobody could tell whether the file is right.
 */
export async function stateFile(entry: CatalogueEntry, { mirror, fetch = plainFetch }: Places): Promise<Stated & { sha256: string }> {
  const { source, sha256: published } = entry
  const file = source.file
  if (mirror !== null) {
    const url = `${mirror.replace(/\/+$/, '')}/${file}`
    const sha256 = published ?? (await besideIt(url, fetch))
    if (sha256 === null)
      throw new ModelProblem(`MODELS_MIRROR has no ${file}.sha256, so nobody could tell whether the file is right. Put it there.`)
    return { url, bytes: null, sha256 }
  }
  const url = addressOf(entry)
  const stated = source.hub === 'huggingface' ? await huggingface(url, fetch) : await github(url, source, fetch)
  const sha256 = published ?? stated.sha256
  if (sha256 === null)
    throw new ModelProblem(`The hub doesn’t state the SHA-256 of ${file}. Get the file yourself and add --from /path/to/it.`)
  return { ...stated, sha256 }
}
