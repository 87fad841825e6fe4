import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { REALTIME_PATH } from '@/contracts/events'
import { MEDIA_PATH } from '@/server/domain/media/media-address'
import { WEBHOOKS_PATH } from '@/server/http/webhooks'
import { readConfig } from '@/server/config'
import { environmentKeys } from './environment'
import { read } from './files'

/** The fields of Kubernetes that deploy/kubernetes.json uses (API of 1.29); a field that is not here is a slip. */
const Labels = z.strictObject({ app: z.literal('krush'), role: z.enum(['web', 'api', 'worker']).optional() })
const Metadata = z.strictObject({ name: z.string().regex(/^[a-z][a-z-]*$/), labels: Labels })
const Probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: z.literal('http') }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
})
const Container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.literal('http'), containerPort: z.literal(3000) })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
})
const Deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: Metadata,
  spec: z.strictObject({
    replicas: z.int().min(2),
    selector: z.strictObject({ matchLabels: Labels }),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int() }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels: Labels }),
      spec: z.strictObject({
        // 25 s for replies and 5 s for jobs (server/stopping.ts, server/jobs/queue.ts).
        terminationGracePeriodSeconds: z.int().min(35),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.int(),
          runAsGroup: z.int(),
          fsGroup: z.int(),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: z.int(),
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
            labelSelector: z.strictObject({ matchLabels: Labels }),
          }),
        ),
        containers: z.tuple([Container]),
        volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
      }),
    }),
  }),
})
const Service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: Metadata,
  spec: z.strictObject({
    selector: Labels,
    ports: z.array(z.strictObject({ name: z.literal('http'), port: z.literal(3000), targetPort: z.literal('http') })),
  }),
})
const Path = z.strictObject({
  path: z.string(),
  pathType: z.literal('Prefix'),
  backend: z.strictObject({ service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.literal('http') }) }) }),
})
const Ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata: Metadata,
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
    rules: z.tuple([z.strictObject({ host: z.string(), http: z.strictObject({ paths: z.array(Path) }) })]),
  }),
})
const Budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata: Metadata,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector: z.strictObject({ matchLabels: Labels }) }),
})
const Autoscaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata: Metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int(),
    metrics: z.array(
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.literal('cpu'),
          target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int() }),
        }),
      }),
    ),
    behavior: z.strictObject({ scaleDown: z.strictObject({ stabilizationWindowSeconds: z.int() }) }),
  }),
})
const List = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('List'),
  items: z.array(z.discriminatedUnion('kind', [Deployment, Service, Ingress, Budget, Autoscaler])),
})

describe('deploy/kubernetes.json', () => {
  const { items } = List.parse(JSON.parse(read('deploy/kubernetes.json')))
  const of = <Kind extends (typeof items)[number]['kind']>(kind: Kind) =>
    items.filter((item): item is Extract<(typeof items)[number], { kind: Kind }> => item.kind === kind)
  const deployments = of('Deployment')

  test('every deployment selects its own pods, is watched by /readyz, and has a budget and an autoscaler', () => {
    for (const { metadata, spec } of deployments) {
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
      const [container] = spec.template.spec.containers
      expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz'])
      expect(container.volumeMounts.map(({ name }) => name).sort()).toEqual(spec.template.spec.volumes.map(({ name }) => name).sort())
      for (const { name } of container.env) expect(environmentKeys()).toContain(name)
      expect(of('PodDisruptionBudget').map((one) => one.spec.selector.matchLabels)).toContainEqual(spec.selector.matchLabels)
      expect(of('HorizontalPodAutoscaler').map((one) => one.spec.scaleTargetRef.name)).toContain(metadata.name)
    }
  })

  test('together they have every role, and each set of roles is one that a process takes', () => {
    const roles = deployments.map(({ spec }) => spec.template.spec.containers[0].env.find(({ name }) => name === 'ROLES')?.value ?? '')
    const config = { AUTH_SECRET: 's'.repeat(40), DATABASE_URL: 'postgres://database/krush' }
    expect(roles.flatMap((value) => [...readConfig({ ...config, ROLES: value }).roles]).sort()).toEqual([
      'api',
      'realtime',
      'web',
      'worker',
    ])
  })

  test('the ingress sends calls, files, sockets and payments to the API and everything else to the pages', () => {
    const [{ spec }] = of('Ingress') as [z.infer<typeof Ingress>]
    const to = Object.fromEntries(spec.rules[0].http.paths.map(({ path, backend }) => [path, backend.service.name]))
    const bare = (path: string) => path.replace(/\/$/, '')
    expect(to).toEqual({
      '/v1': 'krush-api',
      [bare(MEDIA_PATH)]: 'krush-api',
      [REALTIME_PATH]: 'krush-api',
      [bare(WEBHOOKS_PATH)]: 'krush-api',
      '/': 'krush-web',
    })
    const services = new Map(of('Service').map((one) => [one.metadata.name, one.spec.selector]))
    for (const name of Object.values(to)) {
      expect(deployments.map((one) => one.spec.template.metadata.labels)).toContainEqual(services.get(name))
    }
  })
})

test('npm run sbom lists every package that ships', () => {
  const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<'scripts' | 'dependencies', Record<string, string>>
  const [npm, ...args] = scripts.sbom!.split(' ')
  const listed = JSON.parse(execFileSync(npm!, args, { encoding: 'utf8', maxBuffer: 1 << 26 })) as {
    bomFormat: string
    components: { name: string; group?: string; version: string }[]
  }
  expect(listed.bomFormat).toBe('CycloneDX')
  const found = new Set(listed.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
  expect(Object.entries(dependencies).flatMap(([name, version]) => (found.has(`${name}@${version}`) ? [] : [name]))).toEqual([])
})
