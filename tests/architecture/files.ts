import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const read = (path: string) => readFileSync(path, 'utf8')

/** Every file below a folder, as repository paths. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return filesBelow(path, pattern)
      return pattern.test(name) ? [path] : []
    })
}

/** What git holds or would take up: tracked and new files, without ignored ones and without those that are gone. */
export function repositoryFiles(): string[] {
  const { status, stdout: output } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error("These tests ask git which files are the project's. Install git, and run them in a clone.")
  return [...new Set(output.split('\0').filter((path) => path && statSync(path, { throwIfNoEntry: false })?.isFile()))]
}

export const isText = (path: string) => !/\.(avif|webp|png|jpe?g|gif|ico|woff2?|mp3|wav|m4a|mp4|tar|gz|vectors|weights)$/.test(path)
