// Machines that are network namespaces of our own, joined by a router: this process's namespace. Linux, as root.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Where the router is, seen from any machine. */
export const ROUTER = '10.77.0.1'
export const NETWORK = '10.77.0.0/16'
/** A hardware address that nobody has: frames to it are lost without a word, as on a cut wire. */
const NOWHERE = '02:00:00:00:00:01'

const ip = (...words) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] })

/**
 * Runs this program again in namespaces that end with it: network, processes, mounts. Answers its status, or the reason why it cannot be
 * done here.
 */
export function enterOwnNamespaces(environment) {
  if (process.platform !== 'linux' || process.getuid() !== 0) return { reason: 'network namespaces need Linux and root' }
  const flags = ['--net', '--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc']
  const tried = spawnSync('unshare', [...flags, 'ip', 'link', 'add', 'krush0', 'type', 'veth', 'peer', 'name', 'krush1'], {
    encoding: 'utf8',
  })
  if (tried.status !== 0) return { reason: `namespaces cannot be made here: ${(tried.error?.message ?? tried.stderr).trim()}` }
  const child = spawnSync('unshare', [...flags, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return { status: child.status ?? 1 }
}

export function startRouter() {
  // Names of namespaces are mounts below this folder, and this one is nobody else's.
  execFileSync('mount', ['-t', 'tmpfs', 'none', '/run'])
  mkdirSync('/run/netns')
  ip('link', 'set', 'lo', 'up')
  ip('address', 'add', `${ROUTER}/32`, 'dev', 'lo')
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1')
}

/** A machine with the address 10.77.`number`.2. */
export function addMachine(name, number) {
  const [host, gateway, wire] = [`10.77.${number}.2`, `10.77.${number}.1`, `to-${name}`]
  ip('netns', 'add', name)
  ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('address', 'add', `${gateway}/24`, 'dev', wire)
  ip('link', 'set', wire, 'up')
  const inside = (...words) => ip('-n', name, ...words)
  inside('link', 'set', 'lo', 'up')
  inside('address', 'add', `${host}/24`, 'dev', 'eth0')
  inside('link', 'set', 'eth0', 'up')
  inside('route', 'add', 'default', 'via', gateway)
  const enter = ['nsenter', `--net=/run/netns/${name}`]
  return {
    name,
    host,
    network: NETWORK,
    enter,
    /** A program there; signals reach it, since `nsenter` becomes it. */
    spawn: (words, options) => spawn(enter[0], [...enter.slice(1), ...words], options),
    /** From now on nothing comes or goes, and nobody is told. */
    cut() {
      ip('neighbour', 'replace', host, 'lladdr', NOWHERE, 'dev', wire, 'nud', 'permanent')
      inside('neighbour', 'replace', gateway, 'lladdr', NOWHERE, 'dev', 'eth0', 'nud', 'permanent')
    },
    mend() {
      ip('neighbour', 'delete', host, 'dev', wire)
      inside('neighbour', 'delete', gateway, 'dev', 'eth0')
    },
    /** It answers to this address too, wherever the router sends it. */
    answersTo: (address) => inside('address', 'add', `${address}/32`, 'dev', 'lo'),
    /** The router sends the address here from now on. */
    takes: (address) => ip('route', 'replace', address, 'via', host, 'dev', wire),
  }
}
