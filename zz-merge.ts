import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { plain } from '@/server/providers/chat/companion/text'
import { LIVES } from '@/server/db/seed/lives'
const dry = process.argv[2] === 'same'
const only = process.argv.slice(3)
const q = (s: string) => s.includes("'") && !s.includes('"') ? JSON.stringify(s) : `'${s.replace(/\\/g,'\\\\').replace(/'/g,"\\'").replace(/\n/g,'\\n')}'`
const key = (k: string) => /^[a-zA-Z_$][\w$]*$/.test(k) ? k : q(k)
let source = ''
const ser = (v: any): string => {
  if (Array.isArray(v)) return `[${v.map(ser).join(', ')}]`
  if (v && typeof v === 'object') {
    const inline = `{ ${Object.entries(v).map(([k, x]) => `${key(k)}: ${ser(x)}`).join(', ')} }`
    return source.includes(inline) ? inline : `{\n${Object.entries(v).map(([k, x]) => `${key(k)}: ${ser(x)},`).join('\n')}\n}`
  }
  return typeof v === 'string' ? q(v) : JSON.stringify(v)
}
let lines_n = 0, qs_n = 0, dup = 0, skip = 0
const LISTS = ['says','why','how','when','more','show']
for (const slug of Object.keys(LIVES)) {
  if (only.length && !only.includes(slug)) continue
  const life: any = structuredClone(await LIVES[slug]!())
  const asked: [string,string,number,string[]][] = life.asked; delete life.asked
  const lab = `/tmp/q5/m/${slug}.lab.json`
  if (!dry && existsSync(lab)) {
    const { lines, questions } = JSON.parse(readFileSync(`/tmp/q5/m/${slug}.json`,'utf8'))
    const { labels, new: fresh } = JSON.parse(readFileSync(lab,'utf8'))
    const answerOf = (id: string) => id.startsWith('topic ') ? life.topics[id.slice(6)] : life.answers[id]
    const place = fresh.map(({ id, line }: any) => {
      const a = answerOf(id); if (!a) { console.log(slug, 'no', id); return null }
      const said = LISTS.flatMap((l) => a[l] ?? []); if (said.includes(line)) { console.log(slug,'dup line'); return null }
      ;(a.more ??= []).push(line); lines_n++
      return { id, list: 'more', at: a.more.length - 1 }
    })
    const seen = new Set(asked.flatMap(([, , , qs]) => qs.map((x) => plain(x))))
    for (const [n, l] of Object.entries(labels) as [string, any][]) {
      if (l === 'skip' || !l.length) { skip++; continue }
      const question = questions[+n - 1]; if (!question) { console.log(slug,'no question',n); continue }
      if (seen.has(plain(question))) { dup++; continue }
      const first = l[0]
      const at = typeof first === 'string' && first.startsWith('n') ? place[+first.slice(1)] : lines[+first]
      if (!at) { console.log(slug,'no line',n,first); continue }
      seen.add(plain(question))
      const row = asked.find(([id, list, i]) => id === at.id && list === at.list && i === at.at)
      if (row) row[3].push(question); else asked.push([at.id, at.list, at.at, [question]])
      qs_n++
    }
  }
  const before = readFileSync(`server/db/seed/lives/${slug}.ts`,'utf8')
  source = before
  const head = before.slice(0, before.indexOf('export const'))
  writeFileSync(`server/db/seed/lives/${slug}.ts`, `${head}export const ${slug}: Life = ${ser(life)}\n`)
  writeFileSync(`server/db/seed/lives/asked/${slug}.json`, `[\n${asked.map((row) => `  ${JSON.stringify(row).replace(/","/g,'", "').replace(/^\["([^"]*)", "([^"]*)",(\d+),\[/, '["$1", "$2", $3, [')}`).join(',\n')}\n]\n`)
}
console.log({ lines_n, qs_n, dup, skip })
