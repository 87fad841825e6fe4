import { readFileSync, writeFileSync } from 'node:fs'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { conversation } from './talk'
const e = createEmbeddedEmbeddings({ limit_ms: 60000 })
const talks = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Record<string, string[]>
for (const [slug, lines] of Object.entries(talks)) {
  console.log('##', slug)
  for (const { asked, text, choices } of await conversation(slug, lines, e))
    console.log(
      '> ' +
        asked +
        '\n  ' +
        text +
        '\n    [' +
        choices.map((c: any) => c.sort + ' ' + (c.thing?.id ?? c.act ?? c.ability ?? '') + (c.sure === false ? ' ?' : '')).join('; ') +
        ']',
    )
}
await e.close()
