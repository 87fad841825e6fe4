// CPU and memory of process trees, from /proc (Linux).
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export const canMeasure = existsSync('/proc/self/smaps_rollup')
/** Clock ticks a second; 100 on every Linux that Node supports. */
const TICK_MS = 10

/** `cpu` includes children that have ended, so that a sum over a tree never falls. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) * TICK_MS,
      rss: Number(fields[21]) * 4096,
    }
  } catch {
    return null
  }
}
const everything = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(stat)
    .filter(Boolean)

export function tree(roots) {
  const all = everything()
  const kept = new Set([roots].flat())
  for (let grew = true; grew;) {
    grew = false
    for (const { pid, parent } of all) {
      if (kept.has(pid) || !kept.has(parent)) continue
      kept.add(pid)
      grew = true
    }
  }
  return all.filter(({ pid }) => kept.has(pid))
}

export const parentOf = (pid) => stat(pid)?.parent ?? null
export const cpuMs = (roots) => tree(roots).reduce((sum, { cpu }) => sum + cpu, 0)
export const rss = (pid) => stat(pid)?.rss ?? 0

export function pss(pids) {
  let total = 0
  for (const pid of [pids].flat()) {
    try {
      total += Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      // It ended in between.
    }
  }
  return total
}

/** Open files this process and its children may have. */
export function fileLimit() {
  try {
    return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)
  } catch {
    return 1024
  }
}

/** Idle and whole time of all cores, to see what else ran. */
export function machine() {
  const numbers = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number)
  return { idle: numbers[3] + numbers[4], whole: numbers.slice(0, 8).reduce((a, b) => a + b, 0) }
}
