'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useEndSurprise, useRunningScene } from '@/hooks/api/use-scene'

/** Says over the composer which scene is on, and ends it. */
export function SceneBar({ id }: { id: number }) {
  const t = useTranslations('chat.scene')
  const scene = useRunningScene(id)
  const end = useEndSurprise(id)
  if (!scene) return null
  return (
    <div className='mx-auto flex w-full max-w-3xl flex-none items-center gap-2 px-5 text-sm lg:px-8'>
      <p className='min-w-0 flex-1 truncate text-muted'>
        {t(scene.type)}: <span className='font-medium text-text'>{scene.title}</span>
      </p>
      <Button kind='quiet' busy={end.isPending} onClick={() => end.mutate()} className='min-h-11 px-2.5 py-1 text-sm text-text'>
        {t(`end_${scene.type}`)}
      </Button>
    </div>
  )
}
