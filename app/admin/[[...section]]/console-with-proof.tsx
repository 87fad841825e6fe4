'use client'

import { ProofProvider, useWithProof } from '@/components/settings/proof'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'

const Console = late(() => import('@/components/admin/console').then((module) => module.Console), <Skeleton className='m-6 h-64' />)

function Proven() {
  const withProof = useWithProof()
  return <Console run={async (act) => (await withProof(act)).done} />
}

/** The console's grave acts ask for the same proof as /settings does. */
export const ConsoleWithProof = () => (
  <ProofProvider>
    <Proven />
  </ProofProvider>
)
