import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import { openDefinition } from '@/server/providers/chat/companion/definition'
import { MADE } from './made'
import { judgeMade } from './made-talk'
const e = process.argv[2] === 'none' ? createNoEmbeddings() : createEmbeddedEmbeddings({ limit_ms: 60000 })
const m = await judgeMade(e)
for (const j of m) console.log(j.right ? 'ok ' : 'NOT', j.name.split(' ')[0], '|', j.asked, '→', j.text.slice(0, 170))
console.log(m.filter((j) => j.right).length, m.length)
if (process.argv[3])
  for (const { persona, asked } of MADE)
    for (const [q] of asked) {
      const s = openDefinition(persona, e).shelves
      const [v] = e.embeds ? await e.embed([q]) : [null]
      console.log(
        q,
        '::',
        s.statements!(q, v ?? null)
          .slice(0, 2)
          .map((f) => f.score.toFixed(2) + ' ' + f.text.slice(0, 60))
          .join(' | '),
      )
    }
await e.close()
